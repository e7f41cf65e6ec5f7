import type { HelpText } from '../../help-topic.ts';

export const MY_SETTINGS: HelpText = {
  title: 'Mis preferencias',
  intro: 'Elija sus avisos y los idiomas en los que ora.',
  steps: [
    'Active «Avisar en este dispositivo» para recibirlos con la página cerrada. Hágalo en cada dispositivo.',
    'Quienes son del liderazgo eligen además si sus propios dispositivos avisan de peticiones nuevas y recordatorios.',
    'Elija los idiomas en los que ora. Le sugeriremos para peticiones en esos idiomas. Si activa el inglés, le escribimos en inglés.',
    'Para cambiar su nombre, su correo o su teléfono, hable con el liderazgo.',
  ],
  readers:
    'Los avisos nunca contienen las palabras de una petición. Terminan en este dispositivo cuando cierra la sesión.',
  picture: 'Mis preferencias, con los avisos y los idiomas.',
};
