import type { Catalog } from '../catalog.ts';

export const DASHBOARD = {
  // The page
  Notifications: 'Notificaciones',
  'Failed to load prayer requests.': 'No se pudieron cargar las peticiones de oración.',
  'Some messages could not be delivered.': 'Algunos mensajes no se pudieron entregar.',
  'View Messages': 'Ver cuáles',
  'You’re offline.': 'No tiene conexión.',
  '{count} changes are waiting to be sent. Keep this page open.': {
    one: 'Falta por enviar {count} cambio; mantenga abierta esta página.',
    many: 'Faltan por enviar {count} de cambios; mantenga abierta esta página.',
    other: 'Faltan por enviar {count} cambios; mantenga abierta esta página.',
  },

  // Views
  'Prayer requests': 'Peticiones de oración',
  'All Requests': 'Todas',
  Today: 'Hoy',
  'Due @requests': 'Atrasadas',
  'Come Back': 'Seguimiento',
  'To Review': 'Por revisar',
  'No replies are waiting for review.': 'Ninguna respuesta espera revisión.',
  'There’s nobody to come back to today.': 'Hoy no hay seguimientos pendientes.',
  Mine: 'Mías',
  'To Take': 'Por tomar',
  'Nothing is overdue.': 'Ninguna petición está atrasada.',
  'No requests are assigned to you.': 'No tiene peticiones asignadas.',
  'Leaders assign these requests.': 'El liderazgo asigna estas peticiones.',
  'There are no requests to take.': 'No hay peticiones por tomar.',
  'There are no others to take.': 'No hay otras por tomar.',
  'Show All': 'Mostrar todas',
  'Show More': 'Mostrar más',
  'Open request': 'Petición abierta',
  'Back to the List': 'Volver a la lista',
  'Voice recording': 'Grabación de voz',
  'Content deleted': 'Contenido eliminado',
  Yours: 'Mía',
  'My Settings': 'Mis preferencias',

  // The search
  Search: 'Buscar',
  Find: 'Iniciar la búsqueda',
  'Search requests': 'Buscar peticiones',
  'Search Results': 'Resultados de la búsqueda',
  'Clear Search': 'Quitar la búsqueda',
  'Please type at least two letters of a word.': 'Escriba al menos dos letras de una palabra.',
  'No prayer requests match your search.': 'Ninguna petición de oración coincide con la búsqueda.',
  'There may be older ones. Try a single, less common word.':
    'Puede haber otras más antiguas. Pruebe con una sola palabra menos común.',
  'Not everything is loaded yet, so there may be others.':
    'Todavía no se ha cargado todo, así que puede haber otras.',
  'None found on this device. There may be others.':
    'No se encontró ninguna en este dispositivo. Puede haber otras.',

  // Keyboard shortcuts
  'Keyboard Shortcuts': 'Atajos de teclado',
  'Go to notifications': 'Ir a las notificaciones',
  'Use keyboard shortcuts': 'Usar los atajos de teclado',
  'Next request': 'Petición siguiente',
  'Previous request': 'Petición anterior',
  'Open the request': 'Abrir la petición',
  'Write a note': 'Escribir una nota',

  // The list
  'Active Requests': 'Peticiones activas',
  'Archived Requests': 'Peticiones archivadas',
  Archive: 'Archivo',
  'No prayer requests match your filters.': 'Ninguna petición de oración coincide con los filtros.',
  'Show {count} more': 'Mostrar {count} más',
  '{count} new prayer requests have come in.': {
    one: 'Llegó {count} petición de oración nueva.',
    many: 'Llegaron {count} de peticiones de oración nuevas.',
    other: 'Llegaron {count} peticiones de oración nuevas.',
  },
  'Loading prayer request…': 'Cargando la petición de oración…',
  'This request was deleted, or you no longer have access to it.':
    'Esta petición se eliminó, o usted ya no tiene acceso a ella.',

  // The filters
  Filters: 'Filtros',
  'All statuses': 'Todos',
  'All urgencies': 'Todas',
  'All types': 'Todos',
  'Sort by': 'Orden',
  'Newest first': 'Más recientes primero',
  'Due soonest': 'Próximas a vencer',
  'Overdue only': 'Solo atrasadas',
  'Clear Filters': 'Quitar filtros',

  // Due times
  'Due now': 'Vence ahora',
  'Due in {count} minutes': {
    one: 'Vence en {count} minuto',
    many: 'Vence en {count} de minutos',
    other: 'Vence en {count} minutos',
  },
  'Due in {count} hours': {
    one: 'Vence en {count} hora',
    many: 'Vence en {count} de horas',
    other: 'Vence en {count} horas',
  },
  'Due in {count} days': {
    one: 'Vence en {count} día',
    many: 'Vence en {count} de días',
    other: 'Vence en {count} días',
  },
  'Overdue by {count} minutes': {
    one: 'Atrasada desde hace {count} minuto',
    many: 'Atrasada desde hace {count} de minutos',
    other: 'Atrasada desde hace {count} minutos',
  },
  'Overdue by {count} hours': {
    one: 'Atrasada desde hace {count} hora',
    many: 'Atrasada desde hace {count} de horas',
    other: 'Atrasada desde hace {count} horas',
  },
  'Overdue by {count} days': {
    one: 'Atrasada desde hace {count} día',
    many: 'Atrasada desde hace {count} de días',
    other: 'Atrasada desde hace {count} días',
  },

  // Availability
  'Change to Unavailable': 'Cambiar a no disponible',
  'Change to Available': 'Cambiar a disponible',
  'Change to Available?': '¿Cambiar a disponible?',
  'This also removes your planned time away.': 'También se quita la ausencia que tenía anunciada.',
  'Unavailable until {date}': 'No disponible hasta el {date}',
  'Available until {date}': 'Disponible, ausente desde el {date}',
  'Availability updated': 'Disponibilidad actualizada',
  'You’re available.': 'Usted está disponible.',
  'You’re away from {start} to {end}.': 'Su ausencia va del {start} al {end}.',
  'Failed to update availability.': 'No se pudo actualizar la disponibilidad.',
  'Set Unavailable Period': 'Indicar un período de ausencia',
  'After {count} hours away, your assigned requests go back to the team.': {
    one: 'Tras {count} hora de ausencia, las peticiones que tiene asignadas vuelven al equipo.',
    many: 'Tras {count} de horas de ausencia, las peticiones que tiene asignadas vuelven al equipo.',
    other: 'Tras {count} horas de ausencia, las peticiones que tiene asignadas vuelven al equipo.',
  },
  'While you’re away, leaders are asked before assigning you requests.':
    'Mientras esté ausente, el liderazgo debe confirmar antes de asignarle peticiones.',
  'Start date': 'Fecha de inicio',
  'End date': 'Fecha de fin',
  'Choose start date': 'Elija la fecha de inicio',
  'Choose start date, selected date is {date}': 'Elija la fecha de inicio; la elegida es {date}',
  'Choose end date': 'Elija la fecha de fin',
  'Choose end date, selected date is {date}': 'Elija la fecha de fin; la elegida es {date}',
  'Remove This Period': 'Quitar este período',
  'Set Unavailable': 'Guardar ausencia',

  // Date and time
  Date: 'Fecha',
  Time: 'Hora',

  // The team's prayer session
  'Back to the Dashboard': 'Volver al panel',
  'You’ve recently prayed for every open request. Thank you.':
    'Usted oró hace poco por todas las peticiones abiertas. Gracias.',
} satisfies Catalog;
