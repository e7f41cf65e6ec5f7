import type { Catalog } from '../catalog.ts';

export const DAILY_CONTENT = {
  'Daily Prompts & Scripture Feed': 'Invitaciones a orar y pasajes bíblicos de cada día',
  'Scripture, prompts and reflections for your prayer.':
    'Pasajes bíblicos, invitaciones a orar y reflexiones para acompañar su oración.',
  'Manage Content': 'Administrar contenido',
  'Failed to load daily content.': 'No se pudo cargar el contenido diario.',
  'No daily content available yet.': 'Todavía no hay contenido diario.',
  'You’re offline. This is the feed from your last visit.':
    'No tiene conexión. Este es el contenido tal como lo vio por última vez.',

  'Attached to {title}': 'Adjunto de {title}',
  'View attached file': 'Ver archivo adjunto',
  'You can open the attached file when you’re back online.':
    'El archivo adjunto se podrá abrir cuando vuelva a tener conexión.',
  'We couldn’t load the attached image.': 'No se pudo cargar la imagen adjunta.',

  'Enable Notifications': 'Activar notificaciones',
  'Disable Notifications': 'Desactivar notificaciones',
  'Notifications enabled': 'Notificaciones activadas',
  "You'll receive notifications for new daily content.":
    'Recibirá notificaciones cuando haya nuevo contenido diario.',
  'Notifications disabled': 'Notificaciones desactivadas',
  "You'll no longer receive notifications for new content.":
    'Ya no recibirá notificaciones de contenido nuevo.',
  'Notifications disabled, enable in browser settings.':
    'Las notificaciones están desactivadas. Actívelas en los ajustes del navegador.',
  'Failed to enable notifications.': 'No se pudieron activar las notificaciones.',
} satisfies Catalog;
