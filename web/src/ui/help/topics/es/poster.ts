import type { HelpText } from '../../help-topic.ts';

export const POSTER: HelpText = {
  title: 'Un cartel para imprimir',
  intro:
    'Un cartel para la puerta, las bancas o el tablero de anuncios. Su código abre el formulario en un teléfono.',
  steps: [
    'Cambie el título y las palabras de abajo, si quiere.',
    'Elija el tamaño de su papel.',
    'Imprima. Quite los encabezados y pies de página en la ventana de impresión. Sirve en color y en blanco y negro.',
    'Pruebe el código con su teléfono antes de colgar el cartel.',
  ],
  readers: 'El código lleva al formulario público: cualquiera puede escanearlo.',
  picture: 'Las palabras del cartel, que usted puede cambiar.',
};
