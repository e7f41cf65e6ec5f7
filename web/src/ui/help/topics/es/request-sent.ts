import type { HelpText } from '../../help-topic.ts';

export const REQUEST_SENT: HelpText = {
  title: 'Después de enviar su petición',
  intro:
    'Recibimos su petición. Si nuestra comunidad lo ofrece, también recibe un enlace privado para ver cómo va.',
  steps: [
    'Copie el enlace privado y guárdelo en un lugar seguro. No podemos mostrárselo otra vez.',
    'Abra su página para ver cómo va, agregar novedades o leer nuestra respuesta.',
    'Envíe otra petición, o visite el Muro de Fe y ore por alguien más.',
  ],
  readers:
    'Cualquiera que tenga el enlace privado puede leer su petición, agregarle novedades y eliminarla. Por favor, no lo comparta.',
  picture: 'La confirmación, con sus dos botones.',
};
