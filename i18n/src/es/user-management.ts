import type { Catalog } from '../catalog.ts';

export const USER_MANAGEMENT = {
  'Manage members, roles and availability.': 'Administre los miembros, sus roles y su disponibilidad.',
  'Add Member': 'Agregar miembro',
  'Communication Distribution': 'Distribución de comunicaciones',
  'Team members': 'Miembros del equipo',
  'Loading team members…': 'Cargando los miembros del equipo…',
  'No team members found. Add your first team member to get started.':
    'No hay miembros en el equipo. Agregue al primero para comenzar.',
  Name: 'Nombre',
  Joined: 'Ingreso',
  Actions: 'Acciones',
  'Role of {name}': 'Rol de {name}',
  'Status of {name}': 'Estado de {name}',
  'Actions for {name}': 'Acciones para {name}',
  'Edit Member': 'Editar miembro',
  'A new address takes effect once its owner confirms it with a code.':
    'Una dirección nueva se usa cuando quien la tiene la confirma con un código.',
  'Member Updated': 'Miembro actualizado',
  '{name}’s details were saved.': 'Se guardaron los datos de {name}.',
  'Confirm New Email': 'Confirmar el correo nuevo',
  'Confirmation code': 'Código de confirmación',
  'Ask {name} for the code and enter it here. Until then, the address stays the same.':
    'Pida el código a {name} y escríbalo aquí. Hasta entonces la dirección sigue siendo la misma.',
  'With the new address, {name} leaves all prayer circles and needs new invitations. Circles with no other members are deleted.':
    'Con la dirección nueva, {name} sale de todos los círculos de oración y necesita nuevas invitaciones. Los círculos sin más miembros se eliminan.',
  '{name} has already left all prayer circles and needs new invitations.':
    '{name} ya salió de todos los círculos de oración y necesita nuevas invitaciones.',
  'Email Address Changed': 'Dirección de correo cambiada',
  '{name} was signed out everywhere. Sign-in codes now go to {email}.':
    'Se cerraron todas las sesiones de {name}. Los códigos de acceso llegan ahora a {email}.',
  'Failed to update member.': 'No se pudo actualizar al miembro.',
  'Role Updated': 'Rol actualizado',
  '{name} now has the role {role}.': '{name} tiene ahora el rol {role}.',
  'Status Updated': 'Estado actualizado',
  '{name} is now available.': '{name} figura ahora como disponible.',
  '{name} is now unavailable.': '{name} figura ahora como no disponible.',
  'Their planned time away was removed.': 'Se quitó la ausencia que tenía anunciada.',
  'Make {name} available?': '¿Marcar a {name} como disponible?',
  'This also removes their planned time away.': 'También se quita la ausencia que tenía anunciada.',
  'Make Available': 'Marcar como disponible',
  'Send Reset Email': 'Enviar correo de restablecimiento',
  'Reset Email Requested': 'Correo de restablecimiento solicitado',
  'A link to choose a new password should reach {email} within minutes. We send at most {count} an hour.':
    'En unos minutos debería llegar a {email} un enlace para elegir una contraseña nueva. Enviamos como máximo {count} por hora.',
  'Set New Password': 'Crear contraseña nueva',
  'Set Password': 'Guardar contraseña',
  '{name} is signed out everywhere and will sign in with this password and an emailed code.':
    'Se cierran todas las sesiones de {name}, que entrará con esta contraseña y el código enviado por correo.',
  'Password Changed': 'Contraseña cambiada',
  '{name} has a new password and was signed out everywhere.':
    '{name} tiene una contraseña nueva y se cerraron todas sus sesiones.',
  'Make {name} a leader?': '¿Dar a {name} el rol de liderazgo?',
  'Leaders can read every request, including confidential ones, and manage the team and its settings.':
    'El liderazgo lee todas las peticiones, también las confidenciales, y administra el equipo y sus ajustes.',
  'Give Leadership Role': 'Dar el rol de liderazgo',
  'Take the leadership role from {name}?': '¿Quitar a {name} el rol de liderazgo?',
  'They no longer see what only leaders see, and leave the leadership lists. Confidential requests assigned to them become new again.':
    'Ya no verá lo que solo ve el liderazgo y saldrá de las listas de liderazgo. Las peticiones confidenciales que tiene asignadas vuelven a ser nuevas.',
  'Remove Leadership Role': 'Quitar el rol de liderazgo',
  'Delete {name}?': '¿Eliminar a {name}?',
  'They leave all prayer circles. Circles with no other members are deleted.':
    'Esta persona sale de todos los círculos de oración. Los círculos sin más miembros se eliminan.',
  'Are you sure you want to delete this member? This action cannot be undone.':
    '¿Seguro que desea eliminar a este miembro? Esta acción no se puede deshacer.',
  'Delete Member': 'Eliminar miembro',
  'Member Deleted': 'Miembro eliminado',
  '{name} can no longer sign in. Requests assigned to them are new again. Those marked as prayed for stay until someone closes them.':
    '{name} ya no puede iniciar sesión. Sus peticiones asignadas vuelven a ser nuevas. Aquellas por las que ya se oró quedan pendientes de cerrar.',
  'Failed to load team members.': 'No se pudieron cargar los miembros del equipo.',
  'Failed to update member role.': 'No se pudo actualizar el rol del miembro.',
  'Failed to update member status.': 'No se pudo actualizar el estado del miembro.',
  'Failed to send password reset email.': 'No se pudo enviar el correo para restablecer la contraseña.',
  'Failed to change password.': 'No se pudo cambiar la contraseña.',
  'Failed to delete member.': 'No se pudo eliminar al miembro.',
  'No email address found for this member.': 'Este miembro no tiene dirección de correo electrónico.',
} satisfies Catalog;
