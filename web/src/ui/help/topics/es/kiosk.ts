import type { HelpText } from '../../help-topic.ts';

export const KIOSK: HelpText = {
  title: 'Pedir oración en este dispositivo',
  intro:
    'Este dispositivo es de nuestra comunidad. Puede pedir oración aquí, y nada de lo que escriba queda guardado en él.',
  steps: [
    'Escriba su petición, o pulse el micrófono y hable.',
    'Deje su nombre y, si quiere, cómo podemos comunicarnos con usted.',
    'Pulse «Enviar petición de oración» y luego «Listo». El formulario queda vacío para la persona siguiente.',
    'Si se aleja, todo se borra después de un minuto. Toque la pantalla para conservarlo.',
  ],
  readers: 'El formulario dice quién lee su petición. La persona siguiente no puede verla.',
  picture: 'El formulario en un dispositivo compartido.',
};
