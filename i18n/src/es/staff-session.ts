import type { Catalog } from '../catalog.ts';

/** Sign-in, session and menu of staff. */
export const STAFF_SESSION = {
  'For the prayer team and leadership. After your password, we’ll email you a code.':
    'Para el equipo de oración y el liderazgo. Después de su contraseña le enviamos un código a su correo.',
  'Forgot your password?': '¿Olvidó su contraseña?',
  'Login Failed': 'No se pudo iniciar sesión',
  // The code.
  'Verification Code': 'Código de verificación',
  'Verification code': 'Código de verificación',
  'We sent a {digits}-digit code to {address}. It works for {minutes} minutes.':
    'Enviamos un código de {digits} dígitos a {address}. Es válido durante {minutes} minutos.',
  'We’ll check the code once you enter the last digit.':
    'Verificaremos el código en cuanto escriba el último dígito.',
  Verify: 'Verificar',
  'Verifying…': 'Verificando…',
  'Verification Failed': 'No se pudo verificar',
  '{count} attempts left.': {
    one: 'Queda {count} intento.',
    many: 'Quedan {count} de intentos.',
    other: 'Quedan {count} intentos.',
  },
  'Resend code': 'Reenviar código',
  'in {seconds} s': 'en {seconds} s',
  'Code Sent': 'Código enviado',
  'A new code is on its way. Earlier codes no longer work.':
    'Un nuevo código va en camino. Los códigos anteriores ya no sirven.',
  'Failed to resend': 'No se pudo reenviar',
  'Could not resend verification code.': 'No se pudo reenviar el código de verificación.',
  'Back to login': 'Volver al inicio de sesión',
  // Password reset.
  'Reset Your Password': 'Restablecer su contraseña',
  'Enter your account’s email address, and we’ll send you a link to set a new password.':
    'Escriba el correo electrónico de su cuenta y le enviaremos un enlace para crear una contraseña nueva.',
  'Check Your Email': 'Revise su correo',
  'If this address has an account, a link should arrive within minutes. We send at most {count} an hour.':
    'Si esta es la dirección de una cuenta, en unos minutos debería llegar un enlace. Enviamos como máximo {count} por hora.',
  'It works once and expires after {count} hours.': {
    one: 'Es válido durante {count} hora y se puede usar una sola vez.',
    many: 'Es válido durante {count} de horas y se puede usar una sola vez.',
    other: 'Es válido durante {count} horas y se puede usar una sola vez.',
  },
  'Set a New Password': 'Crear una contraseña nueva',
  'You’ll be signed out everywhere. Sign in again with the new password and a code.':
    'Después se cerrará su sesión en todas partes, y podrá iniciarla con la contraseña nueva y un código.',
  'Confirm new password': 'Confirme la contraseña nueva',
  'At least {count} characters.': 'Al menos {count} caracteres.',
  'Update Password': 'Actualizar contraseña',
  'Reset Password': 'Restablecer contraseña',
  'Reset Failed': 'No se pudo restablecer',
  'Password Updated': 'Contraseña actualizada',
  'Your password has been updated. Someone else is signed in here. To sign in yourself, log out first.':
    'Su contraseña se actualizó. Otra persona tiene la sesión iniciada aquí. Para iniciar la suya, primero cierre esa sesión.',
  'Link No Longer Valid': 'El enlace ya no es válido',
  'Your password may already be set. Try to sign in with it.':
    'Es posible que su contraseña ya se haya guardado. Intente iniciar sesión con ella.',
  'Invalid Recovery Link': 'Enlace de recuperación no válido',
  // The session.
  'Some of your last changes weren’t saved. Please check them after you sign in.':
    'Algunos de sus últimos cambios no se guardaron. Revíselos después de iniciar sesión.',
  'Your session ends in less than {minutes} minutes': 'Su sesión terminará en menos de {minutes} minutos',
  'Please save your work and sign in again.': 'Guarde su trabajo e inicie sesión de nuevo.',
  'Access Denied': 'Acceso denegado',
  "You don't have permission to access this page.": 'No tiene permiso para acceder a esta página.',
  // The menu.
  Menu: 'Menú',
  Account: 'Cuenta',
  Staff: 'Equipo',
  Home: 'Inicio',
  Communication: 'Comunicación',
  Logout: 'Cerrar sesión',
  // Short enough for the navigation bar on a phone.
  'User Management @navigation': 'Usuarios',
} satisfies Catalog;
