import type { HelpText } from '../../help-topic.ts';

export const MY_SETTINGS: HelpText = {
  title: 'Mis preferencias',
  intro: 'Qué avisos recibe y en qué idiomas ora.',
  steps: [
    'Active los avisos en este dispositivo para enterarse de peticiones con la página cerrada. Cada dispositivo se activa por separado.',
    'Elija si recibe las peticiones nuevas y los recordatorios.',
    'Elija los idiomas en los que ora. Se le propone primero para peticiones en esos idiomas.',
    'Para cambiar su nombre, su correo o su teléfono, hable con el liderazgo.',
  ],
  readers:
    'Los avisos nunca contienen las palabras de una petición. Terminan en este dispositivo cuando cierra la sesión.',
  picture: 'Mis preferencias, con los avisos y los idiomas.',
};
