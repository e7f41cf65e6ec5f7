import type { HelpText } from '../../help-topic.ts';

export const COMMUNICATION: HelpText = {
  title: 'Quién recibe avisos',
  intro:
    'Listas de quién recibe avisos de peticiones nuevas y recordatorios, por correo electrónico y por mensaje de texto.',
  steps: [
    'Vea en la tarjeta de cada grupo cuántas personas reciben avisos, y active o desactive el correo o los mensajes de texto.',
    'Agregue a un miembro a una lista. Algunos están en ella por su rol.',
    'Cambie las listas de un miembro en la tabla de abajo.',
    'Vea qué mensajes no se pudieron entregar y envíelos otra vez.',
  ],
  readers:
    'Los mensajes dicen que llegó una petición, nunca lo que dice. Cada uno de esos correos tiene un enlace para cancelar la suscripción.',
  picture: 'Las tarjetas de los grupos, con sus números.',
};
