import type { HelpText } from '../../help-topic.ts';

export const DAILY_CONTENT: HelpText = {
  title: 'Contenido diario',
  intro:
    'Lecturas bíblicas, invitaciones a orar y reflexiones para su oración, elegidas por nuestro liderazgo. Lo más nuevo aparece primero.',
  steps: [
    'Lea una publicación, mire su imagen o abra su archivo.',
    'Baje para ver lo que se publicó antes.',
    'Pulse «Activar notificaciones» para recibir un aviso en este dispositivo cuando haya algo nuevo. Pulse el botón otra vez para desactivarlas.',
  ],
  readers:
    'Nadie ve lo que usted lee. Las notificaciones no requieren una cuenta. Muestran el título y el comienzo del texto.',
  picture: 'Una lectura entre las publicaciones.',
};
