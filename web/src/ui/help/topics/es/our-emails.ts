import type { HelpText } from '../../help-topic.ts';

export const OUR_EMAILS: HelpText = {
  title: 'Nuestros correos electrónicos',
  intro:
    'Llegó aquí por un enlace de uno de nuestros correos. Aquí elige qué correos recibe en su dirección.',
  steps: [
    'Para dejar de recibirlos, pulse «Cancelar suscripción». Seguirá recibiendo lo que usted pida, como un código para iniciar sesión.',
    'Para recibirlos, pulse «Sí, deseo recibirlos». Hasta entonces, una dirección nueva recibe como máximo uno de estos correos cada 30 días.',
    'Si el enlace ya no funciona, abra nuestro correo más reciente y use su enlace.',
  ],
  readers:
    'Si usted es parte de nuestro equipo de oración, su liderazgo puede ver en qué listas está. Nadie más se entera de lo que usted elige.',
  picture: 'La página que pregunta si desea cancelar la suscripción.',
};
