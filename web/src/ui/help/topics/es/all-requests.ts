import type { HelpText } from '../../help-topic.ts';

export const ALL_REQUESTS: HelpText = {
  title: 'Todas las peticiones',
  intro: 'Todas las peticiones que usted puede leer, con filtros, y el archivo de las cerradas.',
  steps: [
    'Filtre por estado, urgencia o tipo. «Quitar filtros» muestra todo de nuevo.',
    'Cambie a «Archivo» para ver las peticiones cerradas.',
    'Busque un nombre, una palabra del texto o de una nota, un correo electrónico o un teléfono.',
    'Pulse las teclas j y k para moverse, y ? para ver todos los atajos.',
  ],
  readers:
    'Los ajustes del liderazgo deciden quién ve las peticiones confidenciales. En el archivo, solo las ve el liderazgo.',
  picture: 'Todas las peticiones, con los filtros sobre la lista.',
};
