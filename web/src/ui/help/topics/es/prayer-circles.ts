import type { HelpText } from '../../help-topic.ts';

export const PRAYER_CIRCLES: HelpText = {
  title: 'Círculos de oración',
  intro:
    'Un círculo de oración es un grupo pequeño y privado que comparte peticiones. Se entra por invitación, y se inicia sesión con un enlace que le enviamos por correo. No hay contraseña.',
  steps: [
    'Inicie sesión con su correo electrónico y elija el nombre que verán sus círculos. Con «Cambiar nombre» puede cambiarlo después.',
    'Abra un círculo al que pertenece, o únase a uno al que le hayan invitado.',
    'Cree su propio círculo e invite a sus miembros por correo electrónico.',
  ],
  readers:
    'En este sitio, solo los miembros de un círculo leen sus peticiones. El liderazgo ve los nombres de los círculos, no lo que se comparte en ellos. Una exportación completa, que el liderazgo puede hacer como copia de seguridad o para pasar a otro sistema, también contiene las peticiones de los círculos.',
  picture: 'La lista de círculos de oración.',
};
