import type { Catalog } from '../catalog.ts';

/** The frame of every screen: header, error pages, toasts, push notifications and shared controls. */
export const FRAME = {
  // The header and its tabs.
  Main: 'Principal',
  'Daily Content': 'Contenido diario',
  'Back to the Dashboard': 'Volver al panel',
  'Skip to main content': 'Ir al contenido principal',

  // The footer of public screens.
  Privacy: 'Privacidad',
  'Team Login': 'Acceso del equipo',

  // Error pages.
  'Unexpected Application Error': 'Error inesperado de la aplicación',
  'Something went wrong, or you lost your connection. What you wrote is saved on this device.':
    'Algo falló de nuestro lado, o se perdió la conexión. Lo que escribió se conserva en este dispositivo.',
  'Something went wrong, or you lost your connection.':
    'Algo falló de nuestro lado, o se perdió la conexión.',
  'Return to Home': 'Volver al inicio',
  'Page not found': 'Página no encontrada',
  'Oops! Page not found': '¡Vaya! No encontramos esa página',
  'The address may be wrong, or the page may have moved.':
    'Puede que la dirección esté mal escrita o que la página haya cambiado de lugar.',

  // Toasts, and messages about the site itself.
  Notifications: 'Notificaciones',
  'Dismiss notification': 'Cerrar aviso',
  'A new version is ready': 'Hay una nueva versión lista',
  'Reload the page when you’re ready.': 'Recargue la página cuando le convenga.',
  'This could not be loaded': 'No se pudo cargar',
  'Reload Page': 'Recargar la página',
  'Reloading clears what you entered here.': 'Al recargar la página se borra lo que escribió aquí.',
  'Notifications not supported.': 'No se admiten notificaciones.',
  'Your browser does not support notifications.': 'Su navegador no admite notificaciones.',
  'On iPhone and iPad, add this page to your home screen first: tap Share, then Add to Home Screen. Then open it from your home screen, choose Daily Content and tap Enable Notifications again.':
    'En iPhone y iPad, agregue primero esta página a su pantalla de inicio: toque «Compartir», luego «Agregar a inicio». Luego ábrala desde la pantalla de inicio, elija «Contenido diario» y toque otra vez «Activar notificaciones».',
  'Not copied': 'No se copió',
  'Your browser blocked copying. Please select the text and copy it.':
    'Su navegador no lo permite. Seleccione el texto y cópielo usted.',
  Copied: 'Copiado',
  'Copied to the clipboard.': 'Copiado al portapapeles.',

  // Player, prayer button and character counter.
  Play: 'Reproducir',
  Pause: 'Pausar',
  Stop: 'Detener',
  Position: 'Posición',
  '{position} of {duration}': '{position} de {duration}',
  'Loading the recording…': 'Cargando la grabación…',
  'We couldn’t play the recording. Press Play to try again.':
    'No se pudo reproducir la grabación. Pulse «Reproducir» para intentarlo de nuevo.',
  Pray: 'Orar',
  'You prayed': 'Usted oró',
  'No characters left.': 'No quedan caracteres.',
  '{count} characters too many.': {
    one: 'Sobra {count} carácter.',
    many: 'Sobran {count} de caracteres.',
    other: 'Sobran {count} caracteres.',
  },
  'Fewer than {limit} characters left.': 'Quedan menos de {limit} caracteres.',
} satisfies Catalog;
