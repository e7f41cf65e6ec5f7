import type { Catalogue } from '../catalogue.ts';

/** Mails to whoever asked for prayer. */
export const REQUESTER_MAILS = {
  'Your prayer request has reached us': 'Recibimos su petición de oración',
  'Thank you for your prayer request. Our prayer team has received it. On a page of your own you can see how it is doing, tell us how things went on, and withdraw or delete it.':
    'Gracias por su petición de oración. Nuestro equipo de oración ya la recibió. En una página solo para usted puede ver cómo va, contarnos cómo han ido las cosas, y retirarla o eliminarla.',
  'See how your request is doing': 'Vea cómo va su petición',
  'Please keep this mail: the link is the key to your request, without an account or a password. Whoever has it can read your request, so please do not pass it on.':
    'Guarde este correo: el enlace es la llave de su petición, sin cuenta ni contraseña. Quien lo tenga puede leer su petición, así que no lo comparta.',
  'You get this mail because this address was given with a prayer request.':
    'Recibe este correo porque esta dirección se indicó en una petición de oración.',
  'Someone prayed for you': 'Alguien oró por usted',
  'You are being prayed for': 'Están orando por usted',
  'Your prayer request has been prayed for {count} times by now. You are not alone.': {
    one: 'Alguien oró por su petición de oración. Estamos con usted.',
    many: 'Ya se oró {count} de veces por su petición de oración. Estamos con usted.',
    other: 'Ya se oró {count} veces por su petición de oración. Estamos con usted.',
  },
  'We write to you about this at most once a day.': 'Le escribimos sobre esto como máximo una vez al día.',
  'You get this mail because you asked us to tell you when someone prays for you.':
    'Recibe este correo porque nos pidió avisarle cuando alguien ore por usted.',
} satisfies Catalogue;
