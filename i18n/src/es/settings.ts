import type { Catalog } from '../catalog.ts';

export const SETTINGS = {
  'Settings for the whole community. Each change is saved at once, and can be undone.':
    'Ajustes para toda la comunidad. Cada cambio se guarda al instante y se puede deshacer.',
  'Search settings': 'Buscar en los ajustes',
  'No setting matches your search.': 'Ningún ajuste coincide con la búsqueda.',
  'Groups of settings': 'Grupos de ajustes',
  'Loading settings…': 'Cargando los ajustes…',
  'Failed to load settings.': 'No se pudieron cargar los ajustes.',
  'Leave without saving?': '¿Salir sin guardar?',
  'Your changes to the settings haven’t been saved.': 'Los cambios en los ajustes no se guardaron.',
  'Settings saved': 'Ajustes guardados',
  'Your changes are saved.': 'Sus cambios se guardaron.',
  'Failed to save settings.': 'No se pudieron guardar los ajustes.',
  // Prayer requests
  'Prayer Requests': 'Peticiones de oración',
  'Who sees confidential requests while they are active?':
    '¿Quién ve las peticiones confidenciales mientras están activas?',
  'Everyone on the team': 'Todo el equipo',
  'Leadership only': 'Solo el liderazgo',
  'In the archive, only leadership can see them.': 'En el archivo, solo el liderazgo las ve.',
  'Show confidential requests to the team?': '¿Mostrar al equipo las peticiones confidenciales?',
  'The whole team will be able to read all active ones, including those whose senders were told that only leadership would.':
    'Todo el equipo podrá leer todas las que estén activas, también las de quienes leyeron que solo las vería el liderazgo.',
  'Save and Show': 'Guardar y mostrar',
  'Sign in again after (hours)': 'Volver a iniciar sesión después de (horas)',
  'Everyone on the team signs in again, with password and code, after this time (at most {hours} hours), and after {minutes} minutes without activity.':
    'Todo el equipo vuelve a iniciar sesión, con contraseña y código, pasado este tiempo ({hours} horas como máximo) y tras {minutes} minutos sin actividad.',
  'Delete details of closed requests after (days)': 'Eliminar los datos de peticiones cerradas tras (días)',
  'Counted from the day a request was closed, or the last message to or from the requester if that is later. Deletes the text, name, contact details, recording, notes, replies and post on the wall. Statistics stay. 0 keeps everything.':
    'Se cuenta desde el día del cierre, o desde el último mensaje de quien pidió oración o para esa persona, si es posterior. Elimina el texto, el nombre, los datos de contacto, la grabación, las notas, las respuestas y la publicación en el muro. Las estadísticas se conservan. Con 0 se conserva todo.',
  'Delete details of closed requests?': '¿Eliminar los datos de peticiones cerradas?',
  'Within a day, requests closed more than {count} days ago lose their text, name, contact details, recording, notes, replies and post on the wall. A more recent message to or from the requester delays this. This cannot be undone.':
    {
      one: 'En el plazo de un día, las peticiones que se cerraron hace más de {count} día perderán su texto, nombre, datos de contacto, grabación, notas, respuestas y publicación en el muro. Un mensaje más reciente de quien pidió oración o para esa persona lo aplaza. Esto no se puede deshacer.',
      many: 'En el plazo de un día, las peticiones que se cerraron hace más de {count} de días perderán su texto, nombre, datos de contacto, grabación, notas, respuestas y publicación en el muro. Un mensaje más reciente de quien pidió oración o para esa persona lo aplaza. Esto no se puede deshacer.',
      other:
        'En el plazo de un día, las peticiones que se cerraron hace más de {count} días perderán su texto, nombre, datos de contacto, grabación, notas, respuestas y publicación en el muro. Un mensaje más reciente de quien pidió oración o para esa persona lo aplaza. Esto no se puede deshacer.',
    },
  'Save and Delete': 'Guardar y eliminar',
  // Belief Wall
  'New posts appear': 'Las publicaciones nuevas aparecen',
  Immediately: 'De inmediato',
  'After approval by leadership': 'Cuando el liderazgo las aprueba',
  'Posts waiting for approval are listed under Moderation.':
    'Las publicaciones en espera de aprobación están en Moderación.',
  'Hide after this many reports': 'Ocultar con este número de denuncias',
  'A post with this many reports is hidden until leadership decides. A post that already has this many is hidden when it’s next reported. Reports from one network count once.':
    'Con ese número de denuncias de visitantes, una publicación sale del muro hasta que el liderazgo decida. La que ya tiene tantas sale con la próxima denuncia. Las denuncias de una misma red cuentan una sola vez.',
  // Reminders
  'Set hours by urgency': 'Fijar las horas según la urgencia',
  'Each card shows when the request is due, and you can sort the list by it. Existing requests update within 15 minutes.':
    'Cada tarjeta muestra cuándo vence la petición, y la lista se puede ordenar por ese plazo. Las existentes se actualizan en 15 minutos.',
  'Remind about unassigned requests after (hours)': 'Recordar peticiones sin asignar tras (horas)',
  'Reminders repeat at this interval until someone is assigned. For existing requests, this applies from the next reminder.':
    'Los recordatorios se repiten con este intervalo hasta que se asigne a alguien. En las peticiones existentes, desde el próximo recordatorio.',
  'Suggest an assignee': 'Sugerir a quién asignar',
  'For each new request, leaders see a suggested assignee: an available, eligible member who speaks its language if possible and has the fewest open requests.':
    'En cada petición nueva se sugiere al liderazgo una persona disponible que pueda atenderla: si es posible, una que hable su idioma, y la que tenga menos peticiones abiertas.',
  'Let the team take requests': 'Permitir que el equipo tome peticiones',
  'Anyone on the prayer team can assign a new, non-confidential request to themselves.':
    'Cualquier persona del equipo de oración puede asignarse una petición nueva que no sea confidencial.',
  'Unassign after (hours away)': 'Devolver al equipo tras (horas de ausencia)',
  'Counted from the start of the absence, or from the assignment if later. The request is new again, and they and leadership are notified. 0 means never.':
    'Se cuenta desde que comienza la ausencia, o desde la asignación si es posterior. La petición vuelve a ser nueva y se avisa al liderazgo y a quien la tenía. 0 significa nunca.',
  'Unassign after (hours without activity)': 'Devolver al equipo tras (horas sin actividad)',
  'Counted from the assignment or the assignee’s last note, reply or come-back date. 0 means never.':
    'Se cuenta desde que se asignó, o desde la última nota, respuesta o fecha de seguimiento de quien la tiene. 0 significa nunca.',
  'Assign within (hours)': 'Asignar en un plazo de (horas)',
  'Notify every leader after (reminders)': 'Recordatorios hasta avisar a todo el liderazgo',
  'Reminders repeat until someone is assigned. After this many, every leader is notified, even if they turned notifications off. 0 means never.':
    'Los recordatorios se repiten hasta que se asigne a alguien. Después de este número se avisa a cada líder, aunque haya desactivado los avisos. 0 significa nunca.',
  'Use quiet hours': 'Respetar horas de silencio',
  'Reminders wait until quiet hours end. High-urgency requests don’t wait.':
    'Los recordatorios esperan hasta que terminen las horas de silencio. Las peticiones de urgencia alta no esperan.',
  'Quiet from': 'Silencio desde',
  'Quiet until': 'Silencio hasta',
  'Community time zone': 'Zona horaria de la comunidad',
  // Safety
  Safety: 'Seguridad',
  'Show help lines and alert leadership': 'Mostrar líneas de ayuda y alertar al liderazgo',
  'Help lines appear when someone writes about self-harm, abuse or danger. A request is still sent, with high urgency, and leadership is alerted. Leadership is also alerted about Belief Wall posts, but not about prayer circles, which are private.':
    'Las líneas de ayuda aparecen cuando alguien escribe sobre autolesiones, maltrato o abuso, o peligro. Una petición se envía de todos modos, con urgencia alta, y se alerta al liderazgo. También se le alerta sobre las publicaciones del Muro de Fe, pero no sobre los círculos de oración, que son privados.',
  'Asked when a request is for someone else or shared on the Belief Wall. If the people named weren’t asked, the post waits for leadership’s approval.':
    'Cuando una petición es para otra persona o va al Muro de Fe. Si no se les preguntó a esas personas, la publicación espera hasta que el liderazgo la apruebe.',
  'Ask whether the people named have agreed': 'Preguntar si las personas mencionadas están de acuerdo',
  // Prayer sessions
  'Prayer Sessions': 'Sesiones de oración',
  'Offer prayer sessions to visitors': 'Ofrecer sesiones de oración a quienes visitan el sitio',
  'Visitors pray for one post after another, starting with those that have the fewest prayers.':
    'Se ora por una publicación tras otra, primero por las que tienen menos oraciones.',
  'Offer prayer sessions to the team': 'Ofrecer sesiones de oración al equipo',
  'The team prays for one request after another, starting with the most urgent. Praying doesn’t change a request’s status.':
    'El equipo ora por una petición tras otra, primero por las más urgentes. Orar no cambia el estado de una petición.',
  'On your own website': 'En su propio sitio',
  // Requesters
  Requesters: 'Quienes piden oración',
  'Ask for gender': 'Preguntar el género',
  'The answer is optional, and the team sees it with the contact details.':
    'La respuesta es opcional y el equipo la ve junto a los datos de contacto.',
  'Give each requester a private page': 'Dar a quien pide oración una página privada de su petición',
  'With a private link and no account, requesters can see the status, read replies, add updates, withdraw, and download or delete their data. They never see notes or who is assigned. Without it, the team can’t send replies.':
    'Con un enlace, sin cuenta, cada persona puede ver cómo avanza, leer respuestas, agregar novedades, retirarla, y descargar o eliminar lo que envió. Nunca ve quién del equipo la atiende ni las notas. Sin esta página, el equipo no puede responder.',
  'Email requesters when someone prays for them':
    'Avisar por correo a quien pidió oración cuando alguien ora',
  'Only if they ask for it on their private page. We email them about the first prayer right away, then at most once a day, with the count and no names.':
    'Solo a quien lo pide en su página privada: la primera oración de inmediato y luego a lo sumo un correo al día con la cantidad, sin nombres.',
  // Ways to ask
  'Ways to Ask for Prayer': 'Maneras de pedir oración',
  'Let the team enter requests from callers': 'Permitir que el equipo anote peticiones de quienes llaman',
  'Offer a form for shared devices': 'Ofrecer un formulario para dispositivos compartidos',
  'At /kiosk. It stores nothing on the device and clears the form after a minute of inactivity.':
    'En /kiosk. No guarda nada en el dispositivo y borra el formulario tras un minuto sin actividad.',
  'Offer the form on your website': 'Ofrecer el formulario en su sitio web',
  'At /embed. Browsers show it only on approved sites.':
    'En /embed. Los navegadores solo lo muestran en sitios aprobados.',
  'No sites are approved yet, so browsers won’t show the form anywhere. Ask the person who set up this site to add yours.':
    'Todavía no hay sitios aprobados, así que los navegadores no muestran el formulario en ninguno. Pida a quien configuró este sitio que agregue el suyo.',
  'Approved sites: {sites}.': 'Sitios aprobados: {sites}.',
  'Request prayer': 'Pedir oración',
  'Copy for Your Site': 'Copiar para su sitio',
  'Let the team print a poster': 'Permitir que el equipo imprima un cartel',
  'Its code opens the request form.': 'Su código lleva al formulario de petición.',
} satisfies Catalog;
