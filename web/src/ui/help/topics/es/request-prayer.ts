import type { HelpText } from '../../help-topic.ts';

export const REQUEST_PRAYER: HelpText = {
  title: 'Pedir oración',
  intro:
    'Cuéntenos por qué desea que oremos, por escrito o con su propia voz. Alguien de nuestro equipo lo lee o lo escucha, y ora.',
  steps: [
    'Escriba su petición, o pulse el micrófono y hable. Escuche la grabación y confírmela.',
    'Elija quién puede leerla y si desea compartirla en el Muro de Fe.',
    'Deje su nombre, y un teléfono y un correo electrónico si quiere que nos comuniquemos con usted.',
    'Pulse «Enviar petición de oración».',
  ],
  onDevice:
    'Lo que escribió queda en este dispositivo hasta que lo envíe. Después de tres días, ya no lo mostramos.',
  readers:
    'Nuestro equipo de oración lee su petición. El formulario indica quién lee una petición confidencial. El Muro de Fe muestra el texto sin su nombre.',
  picture: 'El formulario, con el campo para su petición.',
};
