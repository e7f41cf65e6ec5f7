import type { Catalogue } from '../catalogue.ts';

/** What leadership sets. */
export const SETTINGS = {
  'What leadership decides for everybody. A change takes effect as soon as it is saved.':
    'Lo que el liderazgo decide para toda la comunidad. Los cambios se aplican en cuanto se guardan.',
  'Loading settings…': 'Cargando los ajustes…',
  'Failed to load settings.': 'No se pudieron cargar los ajustes.',
  'Settings saved': 'Ajustes guardados',
  'Your changes are in effect.': 'Sus cambios ya se aplican.',
  'Failed to save settings.': 'No se pudieron guardar los ajustes.',
  // Prayer requests
  'Prayer Requests': 'Peticiones de oración',
  'Save Prayer Requests': 'Guardar peticiones de oración',
  'Who sees confidential requests while they are active?':
    '¿Quién ve las peticiones confidenciales mientras están activas?',
  'Everyone on the team': 'Todo el equipo',
  'Leadership only': 'Solo el liderazgo',
  'In the archive, leadership alone sees them.': 'En el archivo, solo el liderazgo las ve.',
  'Sign in again after (hours)': 'Volver a iniciar sesión después de (horas)',
  'The team types password and code again after this time, at most 720 hours.':
    'Pasado este tiempo, el equipo escribe de nuevo la contraseña y el código; como máximo, 720 horas.',
  'Days until a closed request is emptied': 'Días hasta que se vacía una petición cerrada',
  'It then loses its text, name, contact details, recording and notes; what is counted stays. 0 keeps everything.':
    'Entonces se borran su texto, nombre, datos de contacto, grabación y notas; solo quedan los datos para las estadísticas. Con 0 se conserva todo.',
  'Empty closed requests?': '¿Vaciar peticiones cerradas?',
  'Requests that were closed more than {count} days ago lose their text, name, contact details, recording and notes during the next night. This cannot be undone.':
    {
      one: 'Las peticiones que se cerraron hace más de {count} día perderán su texto, nombre, datos de contacto, grabación y notas durante la próxima noche. Esto no se puede deshacer.',
      many: 'Las peticiones que se cerraron hace más de {count} de días perderán su texto, nombre, datos de contacto, grabación y notas durante la próxima noche. Esto no se puede deshacer.',
      other:
        'Las peticiones que se cerraron hace más de {count} días perderán su texto, nombre, datos de contacto, grabación y notas durante la próxima noche. Esto no se puede deshacer.',
    },
  'Save and Empty': 'Guardar y vaciar',
  // Belief Wall
  'Save Belief Wall': 'Guardar Muro de Fe',
  'New posts appear': 'Las publicaciones nuevas aparecen',
  'At once': 'De inmediato',
  'After approval by leadership': 'Cuando el liderazgo las aprueba',
  'Posts that wait for approval are listed under Moderation.':
    'Las publicaciones en espera de aprobación están en Moderación.',
  'Reports that hide a post': 'Denuncias que ocultan una publicación',
  'A post that so many visitors reported leaves the wall until leadership decides.':
    'Una publicación con ese número de denuncias de visitantes sale del muro hasta que el liderazgo decida.',
  // Reminders
  'Save Reminders': 'Guardar recordatorios',
  'Let the hours depend on urgency': 'Fijar las horas según la urgencia',
  'Each card then says until when somebody should have the request, and the list can be sorted by it. What waits already follows within a quarter of an hour.':
    'Cada tarjeta indica entonces hasta cuándo debería asignarse la petición, y la lista se puede ordenar por ese plazo. Las que ya esperan se ajustan en un cuarto de hora.',
  'Hours until an unassigned request is reminded of':
    'Horas hasta el recordatorio de una petición sin asignar',
  'It is reminded of again after as many hours, until somebody is assigned. For a request that already waits, this counts from its next reminder.':
    'El recordatorio se repite tras el mismo número de horas, hasta que se asigne a alguien. Para una petición que ya espera, cuenta desde su próximo recordatorio.',
  'Suggest whom to assign': 'Sugerir a quién asignar',
  'Each new request names, for leadership, who is there, may have it and has the fewest open requests.':
    'En cada petición nueva se sugiere al liderazgo a quien está disponible, puede atenderla y tiene menos peticiones abiertas.',
  'Hours until the request of someone who is away goes back':
    'Horas hasta que vuelve al equipo la petición de alguien que no está',
  'Counted from when they are away. It is then new again; leadership and they are told. 0 means never.':
    'Se cuenta desde que no está. La petición vuelve a ser nueva y se avisa al liderazgo y a esa persona. 0 significa nunca.',
  'Hours until a request for which nothing was done goes back':
    'Horas hasta que vuelve al equipo una petición por la que no se hizo nada',
  'Counted from when it was assigned, or from the assignee’s last note. 0 means never.':
    'Se cuenta desde que se asignó, o desde la última nota de quien la tiene. 0 significa nunca.',
  'Hours that a request may wait for somebody':
    'Horas que una petición puede esperar sin que nadie la atienda',
  'High urgency': 'Urgencia alta',
  'Medium urgency': 'Urgencia media',
  'Low urgency': 'Urgencia baja',
  'Reminders until every leader is told': 'Recordatorios hasta avisar a todo el liderazgo',
  'A request is reminded of when its hours are over, and again after as many. If so many reminders go unanswered, every leader hears of it, whatever they chose. 0 means never.':
    'El recordatorio de una petición se envía cuando se cumplen sus horas, y otra vez tras otras tantas. Si este número de recordatorios queda sin respuesta, se avisa a cada líder, sin importar lo que haya elegido. 0 significa nunca.',
  'Keep quiet hours': 'Respetar horas de silencio',
  'What would be due in them is due when they end. A request of high urgency does not wait.':
    'Lo que vencería durante esas horas vence cuando terminan. Una petición de urgencia alta no espera.',
  'Quiet from': 'Silencio desde',
  'Quiet until': 'Silencio hasta',
  'Time zone of the community': 'Zona horaria de la comunidad',
  // Safety
  Safety: 'Seguridad',
  'Save Safety': 'Guardar seguridad',
  'When a request speaks of self-harm, abuse or danger':
    'Cuando una petición habla de autolesiones, abuso o peligro',
  'Show help lines and alert leadership': 'Mostrar líneas de ayuda y alertar al liderazgo',
  'The form never keeps a request back. Such a request is always of high urgency.':
    'El formulario nunca retiene una petición. Una petición así siempre es de urgencia alta.',
  'Country whose help lines are shown first': 'País cuyas líneas de ayuda se muestran primero',
  'When a request is for someone else, or goes on the Belief Wall':
    'Cuando una petición es para otra persona o va al Muro de Fe',
  'Ask whether those who are named agree': 'Preguntar si las personas mencionadas están de acuerdo',
  'Where nobody asked them, the post waits until leadership approves it.':
    'Si nadie les preguntó, la publicación espera hasta que el liderazgo la apruebe.',
  // Prayer sessions
  'Prayer Sessions': 'Sesiones de oración',
  'Save Prayer Sessions': 'Guardar sesiones de oración',
  'On the Belief Wall': 'En el Muro de Fe',
  'Offer prayer sessions to visitors': 'Ofrecer sesiones de oración a los visitantes',
  'A visitor prays for one post after another, those with the fewest prayers first.':
    'El visitante ora por una publicación tras otra, primero por las que tienen menos oraciones.',
  'For the prayer team': 'Para el equipo de oración',
  'Offer prayer sessions to the team': 'Ofrecer sesiones de oración al equipo',
  'The team prays for one request after another, the urgent first. A prayer is counted, and leaves a request where it stands.':
    'El equipo ora por una petición tras otra, primero por las urgentes. La oración se cuenta y la petición queda como está.',
  // Requesters
  Requesters: 'Solicitantes',
  'Save Requesters': 'Guardar solicitantes',
  'How is my request doing?': '¿Cómo va mi petición?',
  'Give each requester a private status page': 'Dar a quien pide oración una página privada de su petición',
  'By a link without an account they see how far it has come, add updates, withdraw it, and download or delete what they gave. They never see who on the team has it, nor any note.':
    'Con un enlace, sin cuenta, cada persona puede ver cómo avanza, agregar novedades, retirarla, y descargar o eliminar lo que envió. Nunca ve quién del equipo la atiende ni las notas.',
  'Someone prayed for you': 'Alguien oró por usted',
  'Let requesters be told by e-mail when someone prays for them':
    'Avisar por correo electrónico a quien pidió oración cuando alguien ora por su petición',
  'Only who asks for it on their status page: the first prayer at once, then at most one e-mail a day with the count, without names.':
    'Solo a quien lo pide en la página de su petición: la primera oración de inmediato y luego a lo sumo un correo al día con la cantidad, sin nombres.',
  // Ways to ask
  'Ways to Ask': 'Maneras de pedir oración',
  'Save Ways to Ask': 'Guardar maneras de pedir',
  'On the telephone': 'Por teléfono',
  'The team writes down requests of callers': 'El equipo anota las peticiones de quienes llaman',
  'On a device in the church': 'En un dispositivo en la iglesia',
  'Offer the form at /kiosk': 'Ofrecer el formulario en /kiosk',
  'It keeps nothing, and forgets what was entered after a minute without a touch.':
    'No guarda nada y olvida lo escrito tras un minuto sin que nadie lo toque.',
  'On your own site': 'En su propio sitio',
  'Offer the form at /embed': 'Ofrecer el formulario en /embed',
  'Browsers show it inside those sites alone that the deployment names.':
    'Los navegadores solo lo muestran dentro de los sitios que nombra la instalación.',
  'The deployment names no site yet, so browsers show the form inside none: see VITE_EMBED_ORIGINS in docs/deploy.md.':
    'La instalación aún no nombra ningún sitio, así que los navegadores no muestran el formulario dentro de ninguno: vea VITE_EMBED_ORIGINS en docs/deploy.md.',
  'Browsers show the form inside {sites}.': 'Los navegadores muestran el formulario dentro de {sites}.',
  'Request prayer': 'Pedir oración',
  'Copy for Your Site': 'Copiar para su sitio',
  'On the notice board': 'En el tablero de anuncios',
  'Let the staff print a poster': 'Permitir que el equipo imprima un cartel',
  'Its code leads to the request form.': 'Su código lleva al formulario de petición.',
} satisfies Catalogue;
