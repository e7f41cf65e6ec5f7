import type { Catalog } from '../catalog.ts';

export const REQUESTER_MAILS = {
  'We received your prayer request': 'Recibimos su petición de oración',
  'Thank you for your prayer request. We have received it. On your private page you can see its status, share updates, and withdraw or delete it.':
    'Gracias por su petición de oración. Ya la recibimos. En una página solo para usted puede ver cómo va, agregar novedades, y retirarla o eliminarla.',
  'See your request': 'Ver cómo va su petición',
  'Please keep this email: the link opens your request without an account or a password. Anyone who has it can read, add to and delete your request, so please don’t share it.':
    'Guarde este correo: el enlace abre su petición sin cuenta ni contraseña. Quien lo tenga puede leer su petición, agregarle novedades y eliminarla, así que no lo comparta.',
  'Opening the link also confirms your address. Until then, we’ll email you about your requests at most once every 30 days, and whenever our prayer team replies.':
    'Al abrir el enlace también confirma su dirección. Mientras tanto, le escribiremos sobre sus peticiones como máximo una vez cada 30 días, y siempre que nuestro equipo de oración le responda.',
  'You’re receiving this email because this address was entered with a prayer request.':
    'Recibe este correo porque esta dirección se indicó en una petición de oración.',
  'Our prayer team replied to you': 'Nuestro equipo de oración le respondió',
  'Our prayer team replied to your prayer request. You can read the reply on your private page, and answer it there.':
    'Nuestro equipo de oración respondió a su petición de oración. En su página privada puede leer la respuesta y contestarla.',
  'Read the reply': 'Leer la respuesta',
  'For privacy, the reply isn’t in this email. Anyone who has the link can read, add to and delete your request, so please don’t share it.':
    'Por privacidad, la respuesta no está en este correo. Quien tenga el enlace puede leer su petición, agregarle novedades y eliminarla, así que no lo comparta.',
  'Our prayer team replied. Read and answer on your private page, not here:':
    'Nuestro equipo de oración respondió. Lea y conteste en su página privada, no aquí:',
  'We don’t read replies to this email.': 'Nadie lee las respuestas a este correo.',
  'We don’t read replies to this email. To write to us, please use your private page.':
    'Nadie lee las respuestas a este correo. Si desea escribirnos, use su página privada.',
  'Someone prayed for you': 'Alguien oró por usted',
  'You are being prayed for': 'Están orando por usted',
  'Your prayer request has now been prayed for {count} times. You are not alone.': {
    one: 'Alguien oró por su petición de oración. Estamos con usted.',
    many: 'Ya se oró {count} de veces por su petición de oración. Estamos con usted.',
    other: 'Ya se oró {count} veces por su petición de oración. Estamos con usted.',
  },
  'Would you like more of these emails, at most one a day for each request? Please confirm your address. Otherwise we’ll send at most one every 30 days.':
    '¿Desea recibir más correos como este, uno al día como máximo por cada petición? Confirme su dirección. De lo contrario, le enviaremos como máximo uno cada 30 días.',
  'Confirm your address': 'Confirmar su dirección',
  'We send this at most once a day for each request.':
    'Le escribimos sobre esto como máximo una vez al día por cada petición.',
  'You’re receiving this email because you asked to be notified when someone prays for you.':
    'Recibe este correo porque pidió que le avisáramos cuando alguien orara por usted.',
} satisfies Catalog;
