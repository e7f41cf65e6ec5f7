import type { Catalogue } from '../catalogue.ts';

/** Mails to members of circles and to subscribers. */
export const MEMBER_MAILS = {
  Unsubscribe: 'Cancelar suscripción',
  'Your Prayer Community sign-in link': 'Su enlace para iniciar sesión en Prayer Community',
  'Here you can sign in to your prayer circles, without a password:':
    'Aquí puede iniciar sesión en sus círculos de oración, sin contraseña:',
  'Sign in': 'Iniciar sesión',
  'The link can be used once, and only for a short time.':
    'El enlace se puede usar una sola vez y durante poco tiempo.',
  'If you did not ask for this, you need not do anything.': 'Si no lo pidió, no tiene que hacer nada.',
  'You get this mail because a sign-in link was requested for your address.':
    'Recibe este correo porque se pidió un enlace para iniciar sesión con su dirección.',
  'How to sign in to Prayer Community': 'Cómo iniciar sesión en Prayer Community',
  'Your address belongs to our prayer team. Please sign in at the Prayer Team Login; your prayer circles are open to you from there.':
    'Su dirección pertenece a nuestro equipo de oración. Inicie sesión en el acceso del equipo de oración; desde ahí puede entrar a sus círculos de oración.',
  'Prayer Team Login': 'Acceso del equipo de oración',
  'You are invited to the prayer circle {circle}': 'Invitación al círculo de oración {circle}',
  '{inviter} invites you to the prayer circle “{circle}”: a private group whose members share prayers and pray for one another. Nobody outside the circle sees what is shared there.':
    '{inviter} le invita al círculo de oración «{circle}»: un grupo privado cuyos miembros comparten sus oraciones y oran unos por otros. Nadie fuera del círculo ve lo que se comparte ahí.',
  'Join the circle': 'Unirse al círculo',
  'The link signs you in as {to}, without a password. It is good for {count} days and can be used once, by you alone: please do not pass it on.':
    {
      one: 'El enlace inicia su sesión como {to}, sin contraseña. Es válido durante {count} día y se puede usar una sola vez, solo por usted: no lo comparta.',
      many: 'El enlace inicia su sesión como {to}, sin contraseña. Es válido durante {count} de días y se puede usar una sola vez, solo por usted: no lo comparta.',
      other:
        'El enlace inicia su sesión como {to}, sin contraseña. Es válido durante {count} días y se puede usar una sola vez, solo por usted: no lo comparta.',
    },
  'If you do not know {inviter}, you need not do anything.':
    'Si no conoce a {inviter}, no tiene que hacer nada.',
  'You get this mail because a member of a prayer circle entered your address.':
    'Recibe este correo porque un miembro de un círculo de oración escribió su dirección.',
} satisfies Catalogue;
