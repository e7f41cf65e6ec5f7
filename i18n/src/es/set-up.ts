import type { Catalog } from '../catalog.ts';

export const SET_UP = {
  Preset: 'Configuración base',
  'Parts of the Site': 'Partes del sitio',
  'Daily content': 'Contenido diario',
  'Readings for everyone. What you published is kept while it’s off.':
    'Lecturas para todos. Lo que publicó se conserva mientras está desactivado.',
  'Prayer circles': 'Círculos de oración',
  'Small private groups. While it’s off, circle members can’t open their circles, but their prayers stay stored.':
    'Grupos pequeños y privados. Mientras los círculos estén desactivados, los miembros no pueden abrirlos, pero las peticiones compartidas en ellos siguen guardadas.',
  'Insights for leadership': 'Estadísticas para el liderazgo',
  'Counting continues while it’s off.': 'Se sigue contando aunque estén desactivadas.',
  Small: 'Pequeña',
  Team: 'Equipo',
  Large: 'Grande',
  'The form, a request list for the team, and a wall where leaders approve each post.':
    'El formulario, una lista de peticiones para el equipo y un muro donde el liderazgo aprueba cada publicación.',
  'Adds reminders by urgency, suggested assignees, prayer sessions, phone requests and insights.':
    'Agrega recordatorios según la urgencia, sugerencias de a quién asignar, sesiones de oración, peticiones por teléfono y estadísticas.',
  'Adds daily content, prayer circles, the kiosk, a question about gender and a leader’s review of the team’s replies.':
    'Agrega contenido diario, círculos de oración, el quiosco, una pregunta sobre el género y la revisión por el liderazgo de las respuestas del equipo.',
  'What fits your community?': '¿Qué le conviene a su comunidad?',
  'All settings match “{preset}”.': 'Todos los ajustes coinciden con «{preset}».',
  '{count} settings differ from your preset.': {
    one: 'Un ajuste difiere de su configuración base.',
    other: '{count} ajustes difieren de su configuración base.',
  },
  '{value} (preset: {other})': '{value} (base: {other})',
  'Reset to preset: {setting}': 'Restablecer: {setting}',
  'Reset to Preset': 'Restablecer',
  'Reset All': 'Restablecer todo',
  'Go through the setup questions': 'Recorrer las preguntas de configuración',
  'Let’s set up your community': 'Configuremos su comunidad',
  'Seven short questions. You can skip any of them, and change every answer later.':
    'Siete preguntas breves. Puede omitir cualquiera y cambiar cada respuesta después.',
  Begin: 'Empezar',
  'Finish Later': 'Terminar después',
  'Question {position} of {count}': 'Pregunta {position} de {count}',
  'Save and Continue': 'Guardar y continuar',
  Skip: 'Omitir',
  'What is your community called?': '¿Cómo se llama su comunidad?',
  'It’s shown on every page, in emails and on your poster.':
    'El nombre aparece en cada página, en los correos y en su cartel.',
  'Where is your community?': '¿Dónde está su comunidad?',
  'People in danger see the help lines of this country.':
    'Quien está en peligro ve las líneas de ayuda de este país.',
  Country: 'País',
  'English is always available. Visitors can switch.':
    'El inglés siempre está disponible. Los visitantes pueden cambiar de idioma.',
  'Who prays with you?': '¿Quiénes oran con usted?',
  'We email each person a link to join the prayer team. You can make someone a leader later.':
    'Enviamos a cada persona un enlace para unirse al equipo de oración. Después puede dar a alguien el rol de liderazgo.',
  'Invite and Continue': 'Invitar y continuar',
  'Names and email addresses': 'Nombres y correos electrónicos',
  'One person per line: Ana Lopez, ana@example.org': 'Una persona por línea: Ana López, ana@example.org',
  'Invited: {names}': 'Invitaciones enviadas: {names}',
  '{count} people weren’t invited:': {
    one: 'Una persona no recibió invitación:',
    other: '{count} personas no recibieron invitación:',
  },
  'Please write one person per line, with a first name, a last name and an email address.':
    'Escriba una persona por línea, con nombre, apellido y correo electrónico.',
  'Please add at least one person, or skip this question.':
    'Agregue al menos una persona u omita esta pregunta.',
  'Please add at most {count} people at a time.': 'Agregue como máximo {count} personas a la vez.',
  'How closely do you watch urgent requests?': '¿Qué tan de cerca sigue su equipo las peticiones urgentes?',
  'We remind your leaders of requests that nobody has taken.':
    'Recordamos al liderazgo las peticiones que nadie ha tomado.',
  'Remind us': 'Recordarnos',
  'The same for every request': 'Igual para todas las peticiones',
  'After {count} hours.': {
    one: 'Después de {count} hora.',
    many: 'Después de {count} de horas.',
    other: 'Después de {count} horas.',
  },
  'Sooner for urgent ones': 'Antes para las urgentes',
  'High after {high} h, medium after {medium} h, low after {low} h.':
    'Alta después de {high} h, media después de {medium} h, baja después de {low} h.',
  'Should leaders approve wall posts first?':
    '¿Debe el liderazgo aprobar primero las publicaciones del muro?',
  'On the Belief Wall, everyone can share a request and pray for others.':
    'En el Muro de Fe, cualquiera puede compartir una petición y orar por los demás.',
  'You approve each post before anyone sees it.':
    'Usted aprueba cada publicación antes de que alguien la vea.',
  'Visitors can report a post, and you can take it down.':
    'Los visitantes pueden denunciar una publicación, y usted puede ocultarla.',
  'How long do you keep closed requests?': '¿Cuánto tiempo conserva las peticiones cerradas?',
  'This long after they’re closed, or after a later message, we delete their text, name, contact details, recording, notes, replies and post on the wall.':
    'Pasado este tiempo desde el cierre, o desde un mensaje posterior, borramos su texto, nombre, datos de contacto, grabación, notas, respuestas y publicación en el muro.',
  Days: 'Días',
  '0 keeps everything.': '0 conserva todo.',
  'How will people ask for prayer?': '¿Cómo pedirá oración la gente?',
  'Share your form. You’ll find all of this again in the menu and under Settings.':
    'Comparta su formulario. Encontrará todo esto de nuevo en el menú y en Ajustes.',
  'By link': 'Con un enlace',
  'Copy Link': 'Copiar enlace',
  'By poster': 'Con un cartel',
  'For the door or the bulletin board. Its code opens the form.':
    'Para la puerta o el tablero de anuncios. Su código abre el formulario.',
  'Open the Poster': 'Abrir el cartel',
  'On your website': 'En su sitio web',
  'Send a first request': 'Envíe una primera petición',
  'It goes to your team in your own name, so you see how a request arrives and is answered.':
    'Llega a su equipo con el nombre de usted; así ve cómo llega y se responde una petición.',
  'Your own prayer request': 'Su propia petición de oración',
  'Please pray that our prayer ministry gets off to a good start.':
    'Por favor, oren para que nuestro ministerio de oración empiece bien.',
  'Please write your request.': 'Escriba su petición.',
  'Send My Request': 'Enviar mi petición',
  'Finish Without a Request': 'Terminar sin una petición',
  'Your community is ready': 'Su comunidad está lista',
  'Open your request, pray, and write yourself a reply. That’s how your team will work.':
    'Abra su petición, ore y escríbase una respuesta. Así trabajará su equipo.',
  'Your request is on its way…': 'Su petición está en camino…',
  'Your request has arrived.': 'Su petición ha llegado.',
  'Open on the Dashboard': 'Abrir en el panel',
  'Finish setting up': 'Termine la configuración',
  'One step is left: send a first request.': 'Falta un paso: enviar una primera petición.',
  'Question {position} of {count} is next.': 'Sigue la pregunta {position} de {count}.',
  'Continue Setup': 'Seguir con la configuración',
  On: 'Activado',
  Off: 'Desactivado',
} satisfies Catalog;
