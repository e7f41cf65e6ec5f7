import type { Catalog } from '../catalog.ts';

/** Staff: names of stored values, members, notification preferences, and adding a member. */
export const TEAM = {
  // Requests
  'New @request': 'Nueva',
  Assigned: 'Asignada',
  'Prayed For': 'Ya se oró',
  'May be about self-harm': 'Podría tratarse de autolesiones',
  'May be about abuse': 'Podría tratarse de maltrato o abuso',
  'May be in danger': 'Podría estar en peligro',
  'By phone': 'Por teléfono',
  'In the church': 'En la iglesia',
  'Mental Health': 'Salud mental',
  'Named people agreed': 'Personas mencionadas: de acuerdo',
  'Named people not asked': 'Personas mencionadas: sin consultar',
  'Prefers a call': 'Prefiere una llamada',
  'Prefers a text message': 'Prefiere un mensaje de texto',
  'Prefers an email': 'Prefiere un correo electrónico',

  // Dialogs
  'Please check your connection and try again.': 'Revise su conexión e inténtelo de nuevo.',

  // Histories
  History: 'Historial',
  'Show history': 'Mostrar historial',
  'Hide history': 'Ocultar historial',
  'Loading history…': 'Cargando el historial…',
  'We couldn’t load the history.': 'No se pudo cargar el historial.',
  'No activity yet.': 'Todavía no hay actividad.',

  // Members
  'Team Members': 'Miembros del equipo',
  'Add Team Member': 'Agregar miembro',
  'Used to sign in.': 'Para iniciar sesión.',
  'We’ll email them a link to choose their own.':
    'Le enviaremos a esa persona un enlace para elegir la suya.',
  'Optional. Include the country code for text messages, such as +1 202-555-0142.':
    'Opcional. Para recibir mensajes de texto, incluya el código de país: +1 202-555-0142, por ejemplo.',
  'Team Member Added': 'Miembro agregado al equipo',
  '{name} was added. A welcome email is on its way to {email}.':
    'Se agregó a {name}. Un correo electrónico de bienvenida va en camino a {email}.',
  'Failed to add team member.': 'No se pudo agregar al miembro del equipo.',
  'Partial Success': 'Se completó en parte',
  'The member was added, but the welcome email wasn’t sent. Please send them a link to choose a password.':
    'Se agregó al miembro, pero no se envió el correo electrónico de bienvenida. Envíele un enlace para elegir una contraseña.',

  // Notification preferences
  'Push Notifications': 'Notificaciones push',
  'Get notified when a request is assigned to you, even when this page is closed.':
    'Reciba un aviso en cuanto se le asigne una petición, aunque esta página esté cerrada.',
  'Notify this device': 'Avisar en este dispositivo',
  'Notify me of': 'Avisarme de',
  'New requests': 'Peticiones nuevas',
  'You’re reminded of unassigned requests after {count} hours.': {
    one: 'Las peticiones sin asignar se recuerdan después de {count} hora.',
    many: 'Las peticiones sin asignar se recuerdan después de {count} de horas.',
    other: 'Las peticiones sin asignar se recuerdan después de {count} horas.',
  },
  'You’re reminded of unassigned requests by urgency: high after {high}, medium after {medium}, low after {low}.':
    'Las peticiones sin asignar se recuerdan según su urgencia: alta después de {high}, media después de {medium}, baja después de {low}.',
  '{count} hours': { one: '{count} hora', many: '{count} de horas', other: '{count} horas' },
  'This device gets notifications until you log out here.':
    'Este dispositivo recibirá avisos hasta que usted cierre la sesión aquí.',
  'Please enable notifications in your browser settings.':
    'Active las notificaciones en los ajustes de su navegador.',
  'On iPhone and iPad, add this page to your home screen first: tap Share, then Add to Home Screen. Then open it from your home screen, choose Team Login, then My Settings, and turn on Notify this device.':
    'En iPhone y iPad, agregue primero esta página a su pantalla de inicio: toque «Compartir», luego «Agregar a inicio». Luego ábrala desde la pantalla de inicio, elija «Acceso del equipo», luego «Mis preferencias», y active «Avisar en este dispositivo».',
  'Failed to enable notifications. Please try again.':
    'No se pudieron activar las notificaciones. Inténtelo de nuevo.',
  'This device no longer gets notifications.': 'Este dispositivo ya no recibirá avisos.',
  'Failed to disable notifications.': 'No se pudieron desactivar las notificaciones.',
  'Notifications updated': 'Notificaciones actualizadas',
  'Your notification preferences have been saved.': 'Sus preferencias de notificaciones se guardaron.',
  'Languages updated': 'Idiomas actualizados',
  'Your languages have been saved.': 'Sus idiomas se guardaron.',
  'Failed to update your languages.': 'No se pudieron actualizar sus idiomas.',
  'Failed to update notification preferences.':
    'No se pudieron actualizar las preferencias de notificaciones.',
} satisfies Catalog;
