import type { Catalog } from '../catalog.ts';

/** Replies to requesters: on the request card and in the settings. */
export const REPLIES = {
  'Reply to the requester': 'Responder a quien pidió oración',
  Reply: 'Responder',
  'Your reply': 'Su respuesta',
  'Please write your reply.': 'Escriba su respuesta.',
  'Start with a template': 'Comience con una plantilla',
  'Templates are in {language}, the requester’s language.':
    'Idioma de la plantilla: {language}, el de quien pidió oración.',
  'They get an email with a link to read it on their private page.':
    'Quien pidió oración recibirá un correo con un enlace para leerla en su página privada.',
  'They get a text message with a link to read it on their private page.':
    'Quien pidió oración recibirá un mensaje de texto con un enlace para leerla en su página privada.',
  'They’ll see it on their private page. We can’t notify them: they left no email or phone we may use.':
    'Quien pidió oración la verá en su página privada. No podemos avisarle: no dejó un correo o teléfono que podamos usar.',
  'Text messages aren’t set up. Please call the requester to let them know.':
    'Los mensajes de texto no están configurados. Llame a quien pidió oración para avisarle.',
  'A leader reviews it before it’s sent.': 'Alguien del liderazgo la revisa antes de enviarla.',
  'Send Reply': 'Enviar respuesta',
  'Send for Review': 'Enviar a revisión',
  'Reply sent': 'Respuesta enviada',
  'Reply sent @history': 'Respuesta enviada',
  'The requester can read it on their private page.':
    'Quien pidió oración puede leerla en su página privada.',
  'Waiting for a leader': 'En espera del liderazgo',
  'A leader reviews your reply before it’s sent.':
    'Alguien del liderazgo revisa su respuesta antes de enviarla.',
  'Reply withdrawn': 'Respuesta retirada',
  'It wasn’t sent.': 'No se envió.',
  'Failed to send the reply. It is still in the box.': 'No se pudo enviar la respuesta. Sigue en el cuadro.',
  'Failed to update the reply.': 'No se pudo actualizar la respuesta.',
  'This requester can’t be sent a reply: they have no private page, and left no email or phone we may use.':
    'No se le puede responder: no tiene página privada, y no dejó un correo o teléfono que podamos usar.',
  'This requester can’t be sent a reply: they left no email, and text messages aren’t set up.':
    'No se le puede responder: no dejó un correo, y los mensajes de texto no están configurados.',
  'Replies are off because private pages are turned off in the settings.':
    'No se puede responder, porque las páginas privadas están desactivadas en los ajustes.',
  'Show {count} replies': {
    one: 'Mostrar {count} respuesta',
    many: 'Mostrar {count} de respuestas',
    other: 'Mostrar {count} respuestas',
  },
  'Hide {count} replies': {
    one: 'Ocultar {count} respuesta',
    many: 'Ocultar {count} de respuestas',
    other: 'Ocultar {count} respuestas',
  },
  'Replies to the requester': 'Respuestas a quien pidió oración',
  'Loading templates…': 'Cargando las plantillas…',
  'Loading replies…': 'Cargando las respuestas…',
  'We couldn’t load the replies.': 'No se pudieron cargar las respuestas.',
  'Waiting for review': 'Por revisar',
  'Not sent': 'No enviada',
  'sent by {name}': 'enviada por {name}',
  'withdrawn by {name}': 'retirada por {name}',
  'Reply to review': 'Respuesta por revisar',
  'Your edited reply': 'Su respuesta editada',
  'The request ended, so this reply was not sent.':
    'La petición terminó, así que esta respuesta no se envió.',
  'Someone else already sent or withdrew this reply.': 'Otra persona ya envió o retiró esta respuesta.',
  'Discard My Changes': 'Descartar mis cambios',
  'Your unposted note': 'Su nota sin guardar',
  'Your unsent reply': 'Su respuesta sin enviar',
  'Don’t Send': 'No enviar',

  // Settings
  Replies: 'Respuestas',
  'Let leadership read replies first': 'El liderazgo lee primero las respuestas',
  'Replies from the prayer team wait on the request until a leader sends or withdraws them.':
    'Las respuestas del equipo de oración esperan en la petición hasta que alguien del liderazgo las envía o las retira.',
  'Template {number}': 'Plantilla {number}',
  'Please write a template.': 'Escriba una plantilla.',
} satisfies Catalog;
