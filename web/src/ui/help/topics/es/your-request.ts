import type { HelpText } from '../../help-topic.ts';

export const YOUR_REQUEST: HelpText = {
  title: 'Su página privada',
  intro:
    'Esta página pertenece a una sola petición. Puede volver cuando quiera con su enlace privado, sin una cuenta.',
  steps: [
    'En «Cómo va», vea si su petición se recibió, se asignó y si ya oramos por ella.',
    'Lea nuestras respuestas y contéstelas, o agregue novedades: ¿cómo va todo?',
    'Si nuestra comunidad lo ofrece, pida un correo electrónico para cuando alguien ore por usted.',
    'Al final, descargue su petición, retírela o elimínela por completo.',
  ],
  readers:
    'Solo quien tiene su enlace ve esta página. Sus novedades y respuestas solo las ven quienes en nuestro equipo pueden leer su petición.',
  picture: 'Una página privada, con los pasos de la petición.',
};
