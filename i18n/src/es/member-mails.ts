import type { Catalog } from '../catalog.ts';

export const MEMBER_MAILS = {
  Unsubscribe: 'Cancelar suscripción',
  'Your {community} sign-in link': 'Su enlace de acceso a {community}',
  'Use this link to sign in to your prayer circles, without a password:':
    'Aquí puede iniciar sesión en sus círculos de oración, sin contraseña:',
  'Sign in': 'Iniciar sesión',
  'The link works once, and only for a short time.':
    'El enlace se puede usar una sola vez y durante poco tiempo.',
  'If you didn’t ask for this, you can ignore this email.': 'Si no lo pidió, no tiene que hacer nada.',
  'You’re receiving this email because someone requested a sign-in link for your address.':
    'Recibe este correo porque se pidió un enlace de acceso para su dirección.',
  'How to sign in to {community}': 'Cómo iniciar sesión en {community}',
  'Your address belongs to a member of our prayer team. Please sign in at the Prayer Team Login to open your prayer circles.':
    'Su dirección pertenece a nuestro equipo de oración. Inicie sesión en el acceso del equipo de oración; desde ahí puede entrar a sus círculos de oración.',
  'Prayer Team Login': 'Acceso del equipo de oración',
  'You are invited to the prayer circle {circle}': 'Invitación al círculo de oración {circle}',
  '{inviter} invited you to the prayer circle “{circle}”: a private group whose members share prayers and pray for one another. On our site, only members see what is shared there.':
    '{inviter} le invita al círculo de oración «{circle}»: un grupo privado cuyos miembros comparten sus peticiones y oran unos por otros. En nuestro sitio, nadie fuera del círculo ve lo que se comparte ahí.',
  'Join the circle': 'Unirse al círculo',
  'The link signs you in as {to}, without a password. It works once, expires after {count} days, and is only for you. Please don’t share it.':
    {
      one: 'El enlace inicia su sesión como {to}, sin contraseña. Vence en el plazo de un día y se puede usar una sola vez, solo por usted: no lo comparta.',
      many: 'El enlace inicia su sesión como {to}, sin contraseña. Es válido durante {count} de días y se puede usar una sola vez, solo por usted: no lo comparta.',
      other:
        'El enlace inicia su sesión como {to}, sin contraseña. Es válido durante {count} días y se puede usar una sola vez, solo por usted: no lo comparta.',
    },
  'If you don’t know {inviter}, you can ignore this email.':
    'Si no conoce a {inviter}, no tiene que hacer nada.',
  'You’re receiving this email because a member of a prayer circle entered your address.':
    'Recibe este correo porque un miembro de un círculo de oración escribió su dirección.',
} satisfies Catalog;
