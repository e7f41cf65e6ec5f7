import type { Catalogue } from '../catalogue.ts';

/** Names of what the domain knows. */
export const LABELS = {
  'Daily Scripture': 'Pasaje bíblico del día',
  'Weekly Declaration': 'Declaración de la semana',
  'Topical Focus': 'Tema destacado',
  'Daily scripture': 'Pasaje bíblico del día',
  'Weekly declaration': 'Declaración de la semana',
  'Topical focus': 'Tema destacado',
  Content: 'Contenido',
  Prompt: 'Invitación a orar',
  Scripture: 'Pasaje bíblico',
  Reflection: 'Reflexión',
  Prayer: 'Oración',
  Teaching: 'Enseñanza',
  Document: 'Documento',
  // The lists of the community, as they are stored.
  'Notified about every new request and overdue requests.':
    'Recibe aviso de cada petición nueva y de las que esperan demasiado.',
  'Notified about new requests the team can take.':
    'Recibe aviso de las peticiones nuevas que el equipo puede atender.',
  // The titles of requests without a name, as they are stored.
  'Request on behalf of someone else': 'Petición en nombre de otra persona',
  'Anonymous Request': 'Petición anónima',
  // What a message was about.
  'Welcome to a new member': 'Bienvenida a un miembro nuevo',
  'Link to set a new password': 'Enlace para crear una contraseña nueva',
  'Notice that an e-mail address was changed': 'Aviso de que cambió una dirección de correo',
  'New prayer request': 'Nueva petición de oración',
  'Alert about someone who may need help': 'Aviso sobre alguien que quizá necesita ayuda',
  'Summary of new prayer requests': 'Resumen de nuevas peticiones de oración',
  'Reminder about an unassigned request': 'Recordatorio de una petición en espera',
  'Alert about an overdue request': 'Aviso sobre una petición que espera demasiado',
  'Request returned to the team': 'Petición que volvió al equipo',
  'Assigned prayer request': 'Petición de oración asignada',
  'Announcement of daily content': 'Anuncio de contenido diario',
  'Invitation to a prayer circle': 'Invitación a un círculo de oración',
  'Requester’s link to their prayer request': 'Enlace a su petición para quien pidió oración',
  'Notice to a requester that someone prayed': 'Aviso a quien pidió oración de que alguien oró',
  'E-mail': 'Correo electrónico',
  'Text message': 'Mensaje de texto',
  Push: 'Notificación',
  'everyone subscribed to daily content': 'todas las personas suscritas al contenido diario',
  // To finish the sentence “e-mails about …”.
  'new prayer requests and reminders': 'nuevas peticiones de oración y recordatorios',
  'invitations to prayer circles': 'invitaciones a círculos de oración',
  'prayers for your requests': 'oraciones por sus peticiones',
  // Countries.
  'United States': 'Estados Unidos',
  Canada: 'Canadá',
  'United Kingdom': 'Reino Unido',
  Ireland: 'Irlanda',
  Australia: 'Australia',
  'New Zealand': 'Nueva Zelanda',
  México: 'México',
  España: 'España',
  Deutschland: 'Alemania',
  Österreich: 'Austria',
  Schweiz: 'Suiza',
  France: 'Francia',
  Brasil: 'Brasil',
  'South Africa': 'Sudáfrica',
  India: 'India',
  // How long to wait.
  '{count} seconds': { one: '{count} segundo', many: '{count} de segundos', other: '{count} segundos' },
  '{count} minutes': { one: '{count} minuto', many: '{count} de minutos', other: '{count} minutos' },
} satisfies Catalogue;
