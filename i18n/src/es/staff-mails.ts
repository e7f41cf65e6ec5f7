import type { Catalog } from '../catalog.ts';

/** Emails, text messages and push notifications to staff. */
export const STAFF_MAILS = {
  // About a request. The first sentence of each email repeats its title.
  'There is a new prayer request': 'Hay una nueva petición de oración',
  'There are {count} new prayer requests': {
    one: 'Hay {count} petición nueva',
    many: 'Hay {count} de peticiones nuevas',
    other: 'Hay {count} peticiones nuevas',
  },
  'None of them is assigned yet.': {
    one: 'Todavía no está asignada.',
    other: 'Ninguna está asignada todavía.',
  },
  'Someone may need help now': 'Quizá alguien necesita ayuda ahora',
  'A post on the Belief Wall shows signs of a crisis.':
    'Una publicación del Muro de Fe muestra señales de una crisis.',
  'Reply STOP to end.': 'Responda STOP para cancelar.',
  'Please sign in to read it.': 'Inicie sesión para leerla.',
  'Open moderation': 'Abrir la moderación',
  'Many requests with crisis signs are arriving. For the next few minutes not all of them are announced, so please watch the dashboard.':
    'Están llegando muchas peticiones con señales de crisis. Durante los próximos minutos no se avisa de todas: por favor, esté pendiente del panel.',
  'Many updates with crisis signs are arriving. For up to an hour others are announced only by push notification, so please watch the dashboard.':
    'Están llegando muchas novedades con señales de crisis. Durante una hora como máximo solo se avisa de las demás con notificaciones push: por favor, esté pendiente del panel.',
  'Many posts with crisis signs are arriving. For up to an hour others are announced only by push notification, so please watch Moderation.':
    'Están llegando muchas publicaciones con señales de crisis. Durante una hora como máximo solo se avisa de las demás con notificaciones push: por favor, esté pendiente de la moderación.',
  'A prayer request is still waiting': 'Una petición de oración sigue en espera',
  '{count} prayer requests are still waiting': {
    one: '{count} petición de oración sigue en espera',
    many: '{count} de peticiones de oración siguen en espera',
    other: '{count} peticiones de oración siguen en espera',
  },
  'A prayer request is overdue': 'Una petición de oración está atrasada',
  '{count} prayer requests are overdue': {
    one: '{count} petición de oración está atrasada',
    many: '{count} de peticiones de oración están atrasadas',
    other: '{count} peticiones de oración están atrasadas',
  },
  'A prayer request was returned to the team': 'Una petición de oración volvió al equipo',
  '{count} prayer requests were returned to the team': {
    one: '{count} petición de oración volvió al equipo',
    many: '{count} de peticiones de oración volvieron al equipo',
    other: '{count} peticiones de oración volvieron al equipo',
  },
  'None of them is urgent.': 'Ninguna de ellas es urgente.',
  '{count} of them are urgent.': {
    one: '{count} de ellas es urgente.',
    other: '{count} de ellas son urgentes.',
  },
  'A prayer request was assigned to you': 'Le asignaron una petición de oración',
  'A requester wrote to us': 'Alguien que pidió oración nos escribió',
  'A reply is waiting for your review': 'Una respuesta espera su revisión',
  'Low urgency, for the prayer team.': 'Urgencia baja, para el equipo de oración.',
  'Medium urgency, for the prayer team.': 'Urgencia media, para el equipo de oración.',
  'High urgency, for the prayer team.': 'Urgencia alta, para el equipo de oración.',
  'Low urgency, confidential.': 'Urgencia baja, confidencial.',
  'Medium urgency, confidential.': 'Urgencia media, confidencial.',
  'High urgency, confidential.': 'Urgencia alta, confidencial.',
  'Hello {name}, {news}. {details}': 'Hola, {name}: {news}. {details}',
  'Open the dashboard': 'Abrir el panel',
  'For privacy, the requests aren’t included. Please sign in to read them.': {
    one: 'Por privacidad, la petición no se incluye. Inicie sesión para leerla.',
    other: 'Por privacidad, las peticiones no se incluyen. Inicie sesión para leerlas.',
  },
  'You’re receiving this email because you’re on a distribution list of your community.':
    'Recibe este correo porque está en una lista de distribución de su comunidad.',
  'You’re receiving this email because you’re a leader of your community.':
    'Recibe este correo porque forma parte del liderazgo de su comunidad.',
  'You’re receiving this email because the request is or was assigned to you, you replied to it, or you’re a leader.':
    'Recibe este correo porque la petición le está o le estuvo asignada, porque usted la respondió, o porque forma parte del liderazgo.',
  'You’re receiving this email because you’re a leader, or the request was assigned to you.':
    'Recibe este correo porque forma parte del liderazgo, o porque la petición le estaba asignada.',
  // About an account.
  'Welcome to the prayer team': 'Le damos la bienvenida al equipo de oración',
  'Hello {name}, you’ve been added to the prayer team. Your username is {username}.':
    'Hola, {name}: ya es parte del equipo de oración. Su nombre de usuario es {username}.',
  'Choose your password': 'Elegir su contraseña',
  'The link works for {count} hours. After that, use “Forgot your password?” on the login page to get a new one.':
    {
      one: 'El enlace es válido durante {count} hora. Después, con «¿Olvidó su contraseña?» en la página de acceso recibirá otro.',
      many: 'El enlace es válido durante {count} de horas. Después, con «¿Olvidó su contraseña?» en la página de acceso recibirá otro.',
      other:
        'El enlace es válido durante {count} horas. Después, con «¿Olvidó su contraseña?» en la página de acceso recibirá otro.',
    },
  'You’re receiving this email because a leader of your community added you to its prayer team.':
    'Recibe este correo porque alguien del liderazgo de su comunidad le agregó al equipo de oración.',
  'Reset your {community} password': 'Restablezca su contraseña de {community}',
  'Hello {name}, use this link to set a new password for {username}:':
    'Hola, {name}: aquí puede crear una contraseña nueva para {username}:',
  'Set a new password': 'Crear una contraseña nueva',
  'The link works once and expires after {count} hours. Setting a new password signs you out everywhere. To sign in again, use the new password and the code we email you.':
    {
      one: 'El enlace es válido durante {count} hora y se puede usar una sola vez. Al crear una contraseña nueva se cierra su sesión en todas partes; para iniciarla de nuevo necesitará esa contraseña y el código que le enviaremos entonces.',
      many: 'El enlace es válido durante {count} de horas y se puede usar una sola vez. Al crear una contraseña nueva se cierra su sesión en todas partes; para iniciarla de nuevo necesitará esa contraseña y el código que le enviaremos entonces.',
      other:
        'El enlace es válido durante {count} horas y se puede usar una sola vez. Al crear una contraseña nueva se cierra su sesión en todas partes; para iniciarla de nuevo necesitará esa contraseña y el código que le enviaremos entonces.',
    },
  'You’re receiving this email because someone requested a password reset for your address.':
    'Recibe este correo porque se pidió restablecer la contraseña para su dirección.',
  'Your {community} verification code': 'Su código de verificación de {community}',
  'Your verification code:': 'Su código de verificación:',
  'Your confirmation code:': 'Su código de confirmación:',
  'Hello {name}, enter this code where you’re signing in. It works once and expires after {count} minutes. A newer code replaces it.':
    {
      one: 'Hola, {name}: escríbalo donde está iniciando sesión. Es válido durante {count} minuto y se puede usar una sola vez; un código más nuevo lo reemplaza.',
      many: 'Hola, {name}: escríbalo donde está iniciando sesión. Es válido durante {count} de minutos y se puede usar una sola vez; un código más nuevo lo reemplaza.',
      other:
        'Hola, {name}: escríbalo donde está iniciando sesión. Es válido durante {count} minutos y se puede usar una sola vez; un código más nuevo lo reemplaza.',
    },
  // A changed email address.
  'Confirm your new email address': 'Confirme su nueva dirección de correo',
  'Hello {name}, a leader of your prayer team wants to send your sign-in codes to this address. If you agree, tell them this code. It works for {count} minutes.':
    {
      one: 'Hola, {name}: alguien del liderazgo de su equipo de oración quiere que los códigos de acceso de usted lleguen a esta dirección. Si está de acuerdo, dele este código a esa persona. Es válido durante {count} minuto.',
      many: 'Hola, {name}: alguien del liderazgo de su equipo de oración quiere que los códigos de acceso de usted lleguen a esta dirección. Si está de acuerdo, dele este código a esa persona. Es válido durante {count} de minutos.',
      other:
        'Hola, {name}: alguien del liderazgo de su equipo de oración quiere que los códigos de acceso de usted lleguen a esta dirección. Si está de acuerdo, dele este código a esa persona. Es válido durante {count} minutos.',
    },
  'You will then be removed from any prayer circles you’re in. Circles with no other members are deleted.':
    'Después saldrá de los círculos de oración en los que esté. Los círculos sin más miembros se eliminan.',
  'If you don’t know this prayer team, please ignore this email. Nothing changes without the code.':
    'Si no conoce a este equipo de oración, ignore este correo. Sin el código no cambia nada.',
  'You’re receiving this email because a leader entered this address for a member of their prayer team.':
    'Recibe este correo porque alguien del liderazgo indicó esta dirección para un miembro de su equipo de oración.',
  'Your email address was changed': 'Se cambió su dirección de correo',
  'Hello {name}, a leader changed the email address of your prayer team account to {email}. Sign-in codes go there now, and you were signed out everywhere.':
    'Hola, {name}: alguien del liderazgo cambió la dirección de correo de su cuenta del equipo de oración a {email}. Los códigos de acceso llegan ahora allí, y se cerraron todas sus sesiones.',
  'Your account also left its prayer circles, if it had any. To come back, ask a member for a new invitation.':
    'Su cuenta también salió de sus círculos de oración, si tenía alguno. Para volver, pida una nueva invitación a un miembro.',
  'If you didn’t agree to this, please talk to a leader of your community right away.':
    'Si no estuvo de acuerdo, hable cuanto antes con alguien del liderazgo de su comunidad.',
  'You’re receiving this email because your prayer team account used this address until now.':
    'Recibe este correo porque su cuenta del equipo de oración usaba esta dirección hasta ahora.',
  // The sign-in code.
  'Nobody from our team will ever ask you for this code. If you’re not signing in right now, someone knows your password. Please reset it with “Forgot your password?” on the login page.':
    'Nadie de nuestro equipo le pedirá nunca este código. Si no está iniciando sesión en este momento, alguien conoce su contraseña: restablézcala con «¿Olvidó su contraseña?» en la página de acceso.',
  'You’re receiving this email because your username and password were entered at the prayer team login.':
    'Recibe este correo porque su nombre de usuario y su contraseña se escribieron en el acceso del equipo de oración.',
} satisfies Catalog;
