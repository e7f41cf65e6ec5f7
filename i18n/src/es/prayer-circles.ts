import type { Catalog } from '../catalog.ts';

export const PRAYER_CIRCLES = {
  'Prayer Circle': 'Círculo de oración',
  'Private groups that share prayers and pray for one another. Access to a circle is by invitation only.':
    'Grupos privados que comparten sus peticiones y oran unos por otros. A un círculo se entra solo con invitación.',
  'Please log in to create a prayer circle.': 'Inicie sesión para crear un círculo de oración.',
  'You’re offline. Prayer circles will load when you’re back online.':
    'No tiene conexión. Los círculos de oración se cargarán cuando vuelva la conexión.',
  'You’re signed out.': 'Se cerró su sesión.',
  'Signed in as {name}': 'Sesión iniciada: {name}',
  'Sign Out': 'Cerrar sesión',
  'Sign Out on All Devices': 'Cerrar sesión en todos los dispositivos',
  'Sign out on all devices?': '¿Cerrar sesión en todos los dispositivos?',
  'You’ll be signed out here now, and on your other devices within an hour.':
    'La sesión se cerrará aquí de inmediato y en sus demás dispositivos en el plazo de una hora.',
  'Signed out': 'Sesión cerrada',
  'Your other devices are signed out within an hour.':
    'En sus demás dispositivos, la sesión se cerrará en el plazo de una hora.',
  'Failed to sign out': 'No se pudo cerrar la sesión',

  Welcome: 'Le damos la bienvenida',
  'Shown to your circles.': 'Así le verán en sus círculos.',
  Continue: 'Continuar',
  'Change Name': 'Cambiar nombre',
  'Failed to save your name': 'No se pudo guardar su nombre',

  'Available Prayer Circles': 'Círculos de oración disponibles',
  'No prayer circles available. Create the first one!':
    'Todavía no hay círculos de oración. ¡Cree usted el primero!',
  'Failed to load prayer circles': 'No se pudieron cargar los círculos de oración',
  '{count} members': { one: '{count} miembro', many: '{count} de miembros', other: '{count} miembros' },
  'You’re invited to this circle.': 'Tiene una invitación a este círculo.',
  'All Prayer Circles': 'Todos los círculos de oración',
  'Only leadership sees this list and can delete a circle. Its prayers aren’t shown here.':
    'Solo el liderazgo ve esta lista y puede eliminar un círculo. Sus peticiones no se muestran aquí.',
  'Open Circle': 'Abrir círculo',
  'Open Circle {name}': 'Abrir círculo {name}',
  'Back to Prayer Circles': 'Volver a los círculos',
  'On this site, only members of this circle see what is shared here.':
    'En este sitio, lo que se comparte aquí queda entre los miembros de este círculo.',

  'Create Circle': 'Crear círculo',
  'Create a Prayer Circle': 'Crear un círculo de oración',
  'Circle Name': 'Nombre del círculo',
  Description: 'Descripción',
  'Creating…': 'Creando…',
  'Prayer circle created': 'Círculo de oración creado',
  '{name} is ready for its first members.': '{name} ya puede recibir a sus primeros miembros.',
  'Failed to create prayer circle': 'No se pudo crear el círculo de oración',
  'Failed to create prayer circle. If you have just created one, please wait a minute.':
    'No se pudo crear el círculo de oración. Si acaba de crear otro, espere un minuto.',

  'Join Circle': 'Unirse al círculo',
  'Join Circle {circleName}': 'Unirse al círculo {circleName}',
  'Joining…': 'Uniéndose…',
  'You joined {circleName}.': 'Ya forma parte de {circleName}.',

  'Invite Member': 'Invitar',
  'Invite to a Prayer Circle': 'Invitar a un círculo de oración',
  Circle: 'Círculo',
  'We’ll email them a link to sign in and join. It works for 7 days.':
    'Enviaremos a esa persona un enlace para iniciar sesión y unirse. Es válido durante 7 días.',
  'Send Invitation': 'Enviar invitación',
  'Sending…': 'Enviando…',
  'Invitation sent': 'Invitación enviada',
  '{email} is invited to {circleName}, unless they already belong to it. If no email arrives, they can sign in and join.':
    'Se invitó a {email} a {circleName}, salvo que ya sea miembro. Si no le llega un correo, esa persona puede iniciar sesión y unirse.',
  'the circle': 'el círculo',
  'Failed to send invitation': 'No se pudo enviar la invitación',

  Members: 'Miembros',
  '{name} (you)': '{name} (usted)',
  Leader: 'Líder',
  'Make Leader': 'Nombrar líder',
  'Make Leader: {name}': 'Nombrar líder a {name}',
  'Make {name} the leader?': '¿Nombrar líder a {name}?',
  'You’ll stay a member but no longer lead the circle.':
    'Usted seguirá siendo miembro, pero ya no será líder del círculo.',
  'Leadership handed over': 'Se cambió de líder',
  '{name} now leads the circle.': '{name} es ahora líder del círculo.',
  'Failed to hand over leadership': 'No se pudo cambiar de líder',
  'Remove {name}': 'Quitar a {name}',
  'Remove {name}?': '¿Quitar a {name}?',
  '{name} will lose access to this circle. Open invitations they sent will be withdrawn.':
    '{name} ya no verá nada de este círculo. Se retirarán las invitaciones pendientes que haya enviado.',
  'Member removed': 'Se quitó al miembro',
  '{name} is no longer in the circle.': '{name} ya no está en el círculo.',
  'Failed to remove': 'No se pudo quitar',
  'Leave Circle': 'Salir del círculo',
  'Leave {circleName}?': '¿Salir de {circleName}?',
  'Your prayers stay in the circle. Open invitations you sent will be withdrawn. You’ll need a new invitation to come back.':
    'Lo que compartió permanece en el círculo. Se retirarán las invitaciones pendientes que usted envió. Para volver necesitará una nueva invitación.',
  'You left the circle': 'Salió del círculo',
  'You left {circleName}.': 'Usted salió de {circleName}.',
  'Failed to leave': 'No se pudo salir',
  'Delete Circle': 'Eliminar círculo',
  'Delete Circle {circleName}': 'Eliminar círculo {circleName}',
  'This deletes the circle and all its prayers for every member. This action cannot be undone.':
    'Se elimina el círculo con todas sus peticiones para todos sus miembros. Esta acción no se puede deshacer.',
  'Delete {circleName}?': '¿Eliminar {circleName}?',
  'The circle and all its prayers will be deleted. This action cannot be undone.':
    'Se eliminarán el círculo y todas las peticiones compartidas en él. Esta acción no se puede deshacer.',
  'Circle deleted': 'Círculo eliminado',
  '{circleName} was deleted.': 'Se eliminó {circleName}.',
  'Failed to delete': 'No se pudo eliminar',

  Prayers: 'Peticiones',
  'Share a Prayer': 'Compartir una petición',
  'Share Prayer': 'Compartir petición',
  'Your prayer': 'Su petición',
  'On this site, only members of this circle will see it.':
    'En este sitio, solo la verán los miembros de este círculo.',
  'Prayer shared': 'Petición compartida',
  'Your circle can see it and pray with you.': 'Su círculo ya puede verla y orar con usted.',
  'Prayer deleted': 'Petición eliminada',
  'Members of the circle no longer see it.': 'Los miembros del círculo ya no la ven.',
  'Failed to share your prayer': 'No se pudo compartir su petición',
  'Failed to share your prayer. If you have just shared one, please wait a few seconds.':
    'No se pudo compartir su petición. Si acaba de compartir otra, espere unos segundos.',
  'Failed to load the prayers of this circle.': 'No se pudieron cargar las peticiones de este círculo.',
  'No prayers yet. Be the first to share one.': 'Todavía no hay peticiones. Comparta usted la primera.',
  'A former member': 'Alguien que ya no es miembro',
  'Nobody has prayed for this yet.': 'Todavía nadie ha orado por esto.',
  '{count} members prayed for this.': {
    one: '{count} miembro oró por esto.',
    many: '{count} de miembros oraron por esto.',
    other: '{count} miembros oraron por esto.',
  },
  'Failed to count your prayer': 'No se pudo contar su oración',
  'Mark this prayer as answered?': '¿Marcar esta petición como respondida?',
  'Every member sees it as answered. This action cannot be undone.':
    'Todos los miembros la verán como respondida. Esta acción no se puede deshacer.',
  'The circle gives thanks with you.': 'El círculo da gracias junto con usted.',
  'Delete this prayer?': '¿Eliminar esta petición?',
  'It will be deleted for every member. This action cannot be undone.':
    'Desaparecerá para todos los miembros. Esta acción no se puede deshacer.',
  'Failed to delete the prayer': 'No se pudo eliminar la petición',

  // The question before signing out, of members and of staff.
  'Unfinished Text': 'Texto sin terminar',
  'Text that was typed on this device has not been sent. If you continue, it will be lost.':
    'En este dispositivo hay texto escrito que no se ha enviado. Si cierra sesión ahora, se perderá.',
  'Text that was typed on this device will be lost too.':
    'También se perderá el texto escrito en este dispositivo.',
  'Changes Not Sent': 'Cambios sin enviar',
  '{count} changes are waiting to be sent. If you continue, they will be lost.': {
    one: 'Falta por enviar {count} cambio. Si cierra la sesión ahora, se perderá.',
    many: 'Faltan por enviar {count} de cambios. Si cierra la sesión ahora, se perderán.',
    other: 'Faltan por enviar {count} cambios. Si cierra la sesión ahora, se perderán.',
  },

  // The session of staff, here and in their own area.
  'Are you still there? You’ll be signed out soon because of inactivity.':
    '¿Sigue ahí? Su sesión se cerrará pronto, porque no ha habido actividad durante un rato.',
  '{seconds} s': '{seconds} s',
  'Stay signed in': 'Mantener la sesión',
  'You were signed out because of inactivity.':
    'Se cerró su sesión porque no hubo actividad durante un rato.',
  'Your session has ended. Please sign in again to continue where you left off.':
    'Su sesión ha terminado. Inicie sesión de nuevo para seguir donde estaba.',
  'Your account is no longer on the prayer team. Please contact a leader.':
    'Su cuenta ya no pertenece al equipo de oración. Consulte a alguien del liderazgo.',
  'Your password has been updated. Please sign in with it.':
    'Su contraseña se actualizó. Inicie sesión con ella.',
} satisfies Catalog;
