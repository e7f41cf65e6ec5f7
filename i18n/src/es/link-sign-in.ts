import type { Catalog } from '../catalog.ts';

export const LINK_SIGN_IN = {
  'We’ll email you a link that signs you in. No password needed.':
    'Le enviamos a su correo un enlace de acceso. No necesita contraseña.',
  'Send Sign-In Link': 'Enviar enlace de acceso',
  'A link is on its way to {email}. Open it on this device. It works once, and only for a short time.':
    'Un enlace va en camino a {email}. Ábralo en este dispositivo; se puede usar una sola vez y durante poco tiempo.',
  'A link is on its way to {email}. It opens in your browser, such as Safari, and you’ll use your circles there. It works once, and only for a short time.':
    'Un enlace va en camino a {email}. Se abrirá en su navegador, como Safari, y allí usará sus círculos; se puede usar una sola vez y durante poco tiempo.',
  'One last step': 'Un último paso',
  'Please confirm the address we sent the link to.': 'Confirme la dirección a la que se envió el enlace.',
  'You’ll sign in as {email}.': 'Iniciará sesión como {email}.',
  'You’re signed in as {other}. Using this link ends that session.':
    'Tiene una sesión iniciada como {other}; al usar este enlace, esa sesión se cerrará.',

  'Prayer Circle Invitation': 'Invitación a un círculo de oración',
  'Opening your invitation…': 'Abriendo su invitación…',
  'You’re invited to {circle}: a private group whose members share prayers and pray for one another.':
    'Le invitan a {circle}: un grupo privado cuyos miembros comparten sus peticiones y oran unos por otros.',
  'Shown to this circle.': 'Así le verán en este círculo.',
  'You’ll join as {email}.': 'Se unirá como {email}.',
  'You’re signed in as {other}. Joining signs you in as {email}.':
    'Tiene una sesión iniciada como {other}; al unirse, iniciará sesión como {email}.',
  'Failed to join': 'No fue posible unirse',
  'Go to Prayer Circles': 'Ir a los círculos de oración',
  'Send Me a New Link': 'Enviarme un enlace nuevo',
  'A new link is on its way to your inbox.': 'Un enlace nuevo va en camino a su correo.',
} satisfies Catalog;
