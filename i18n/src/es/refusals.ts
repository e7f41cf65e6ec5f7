import type { Catalog } from '../catalog.ts';

/** Refusals that functions return. */
export const REFUSALS = {
  // Submitting a request, and the status page.
  'This looks like an automated submission. Please reload the page and try again.':
    'Esto parece un envío automático. Recargue la página e inténtelo de nuevo.',
  'The recording could not be read. Please record it again or send your request as text.':
    'No se pudo leer la grabación. Grábela de nuevo o envíe su petición por escrito.',
  'Another prayer request was already sent from this form. Please reload the page and send this one again.':
    'Ya se envió otra petición de oración desde este formulario. Recargue la página y envíe esta de nuevo.',
  'Too many prayer requests were sent from your connection. Please try again in an hour.':
    'Se enviaron demasiadas peticiones de oración desde su conexión. Inténtelo de nuevo en una hora.',
  'Failed to post to belief wall. You can share another prayer request in {wait}.':
    'No se pudo publicar en el Muro de Fe. Podrá compartir otra petición en {wait}.',
  'Failed to post to belief wall. Too many prayer requests were shared from your connection. Please try again in an hour.':
    'No se pudo publicar en el Muro de Fe. Se compartieron demasiadas peticiones desde su conexión. Inténtelo de nuevo en una hora.',
  'Too many people are using your connection right now. Please try again in an hour.':
    'En este momento demasiadas personas usan su conexión. Inténtelo de nuevo en una hora.',
  'Our leadership has already reviewed this request.': 'Nuestro liderazgo ya revisó esta petición.',
  'Too many reports were sent from your connection. Please try again in an hour.':
    'Se enviaron demasiadas denuncias desde su conexión. Inténtelo de nuevo en una hora.',
  'This link doesn’t work. It may be incomplete, or the request was deleted.':
    'Este enlace no funciona. Quizá está incompleto o se eliminó la petición.',
  'Private pages are currently turned off. To have your request deleted, please contact our community.':
    'Las páginas privadas no están disponibles por el momento. Para que eliminemos su petición, comuníquese con nuestra comunidad.',
  'This prayer request is closed, so you can’t add updates.':
    'Esta petición de oración está cerrada: ya no se le puede agregar nada.',
  'You’ve added 10 updates in a row. You can add more once our team replies.':
    'Ya agregó 10 novedades seguidas. Podrá agregar más en cuanto nuestro equipo le responda.',
  'You’ve added 50 updates, the limit for one request.':
    'Ya agregó 50 novedades, el máximo para una petición de oración.',
  'This prayer request is not on the Belief Wall right now.':
    'Esta petición de oración no está en el Muro de Fe por el momento.',
  'These emails are currently turned off.': 'Por el momento no enviamos esos correos.',
  'Too many private pages were opened from your connection. Please try again in an hour.':
    'Se abrieron demasiadas páginas privadas desde su conexión. Inténtelo de nuevo en una hora.',
  'There are no emails to turn back on. Please ask a leader to add you to a list.':
    'No hay correos que reactivar. Pida a alguien del liderazgo que le agregue a una lista.',
  'This link is not valid. Please use the link at the bottom of a newer email.':
    'Este enlace no es válido. Use el enlace al pie de uno de nuestros correos más recientes.',
  'Failed to enable notifications.': 'No se pudieron activar las notificaciones.',
  // Circles and invitations.
  'Authentication required. Please log in to view prayer circles.':
    'Debe identificarse. Inicie sesión para ver los círculos de oración.',
  'Only members of this circle may do this.': 'Solo los miembros de este círculo pueden hacer esto.',
  'Only the leader of this circle may do this.': 'Solo quien es líder de este círculo puede hacer esto.',
  'This prayer circle no longer exists.': 'Este círculo de oración ya no existe.',
  'You belong to too many circles to change your name.':
    'Usted pertenece a demasiados círculos para cambiar su nombre.',
  'You’ve changed your name too often. Please try again in an hour.':
    'Ha cambiado su nombre demasiadas veces. Inténtelo de nuevo en una hora.',
  'You’ve sent too many invitations today. Please try again tomorrow.':
    'Hoy envió muchas invitaciones. Inténtelo de nuevo mañana.',
  'Too many invitations were sent from your connection. Please try again in an hour.':
    'Se enviaron demasiadas invitaciones desde su conexión. Inténtelo de nuevo en una hora.',
  'This circle is by invitation only. Ask one of its members to invite you at {email}.':
    'A este círculo solo se entra por invitación. Pida a uno de sus miembros que le invite a {email}.',
  'This circle already has 100 members, the limit for one circle.':
    'Este círculo ya tiene 100 miembros, el máximo para un círculo.',
  'Please hand over leadership to another member before you leave.':
    'Antes de salir, nombre líder a otro miembro.',
  'Please choose another member.': 'Elija a otro miembro.',
  'You can only delete a circle that has no other members.':
    'Solo se puede eliminar un círculo sin otros miembros.',
  'This invitation link is not valid. Please use the link in the newest email, or ask a member of the circle to invite you again.':
    'Este enlace de invitación no es válido. Use el enlace del correo más reciente o pida a un miembro del círculo que le invite de nuevo.',
  'This invitation has already been used. Please sign in to see your circles.':
    'Esta invitación ya se usó. Inicie sesión para ver sus círculos.',
  'This invitation has expired.': 'Esta invitación venció.',
  'We can’t send a new link right now. Please ask a member of the circle to invite you again, then sign in to join.':
    'Por el momento no podemos enviarle otro enlace. Pida a un miembro del círculo que le invite de nuevo y luego inicie sesión para unirse.',
  'This address belongs to our prayer team. Please sign in at the Prayer Team Login, then choose Join Circle.':
    'Esta dirección pertenece a nuestro equipo de oración. Inicie sesión en el acceso del equipo de oración y luego elija «Unirse al círculo».',
  // Signing in.
  'Failed to send the sign-in link. Please try again.':
    'No se pudo enviar el enlace de acceso. Inténtelo de nuevo.',
  'This sign-in link is invalid or has expired. Please request a new one.':
    'Este enlace de acceso no es válido o venció. Pida uno nuevo.',
  'Too many sign-in links were requested. Please try again later.':
    'Se pidieron demasiados enlaces de acceso. Inténtelo más tarde.',
  'You’ve signed out too often. Please try again in an hour.':
    'Ha cerrado sesión demasiadas veces. Inténtelo de nuevo en una hora.',
  'Invalid username or password': 'Nombre de usuario o contraseña incorrectos',
  'Too many failed attempts. Please try again in {wait}.':
    'Demasiados intentos fallidos. Inténtelo de nuevo en {wait}.',
  'Failed to send verification code': 'No se pudo enviar el código de verificación',
  'Please wait {wait} before requesting another code.': 'Espere {wait} antes de pedir otro código.',
  'Too many verification codes were requested. Please try again in an hour.':
    'Se pidieron demasiados códigos de verificación. Inténtelo de nuevo en una hora.',
  'Invalid or expired verification code.': 'El código de verificación no es válido o venció.',
  'Failed to send the confirmation code.': 'No se pudo enviar el código de confirmación.',
  'Too many confirmation codes were requested. Please try again in an hour.':
    'Se pidieron demasiados códigos de confirmación. Inténtelo de nuevo en una hora.',
  'Invalid or expired confirmation code.': 'El código de confirmación no es válido o venció.',
  'Failed to complete login. Please try again.':
    'No se pudo completar el inicio de sesión. Inténtelo de nuevo.',
  'This password reset link is invalid or has expired. Please request a new one.':
    'Este enlace para restablecer la contraseña no es válido o venció. Pida uno nuevo.',
  'This password is too weak. Please choose a stronger one.':
    'Esta contraseña es muy débil. Elija una más segura.',
  'Too many attempts were made from your connection. Please try again in an hour.':
    'Se hicieron demasiados intentos desde su conexión. Inténtelo de nuevo en una hora.',
  // The team.
  'Please sign in to the prayer team.': 'Inicie sesión en el equipo de oración.',
  'Access denied. Leadership role required.': 'Acceso denegado. Se necesita el rol de liderazgo.',
  'Please sign in again. You must have signed in within the last 12 hours.':
    'Inicie sesión de nuevo: para esto debe haberla iniciado en las últimas 12 horas.',
  'A user with this email already exists.': 'Ya existe una cuenta con este correo electrónico.',
  'This address is already used in prayer circles. Please use another, or ask its owner to leave those circles first.':
    'Esta dirección ya se usa en círculos de oración. Use otra, o pida a quien la usa que primero salga de esos círculos.',
  'This address received too many emails today. Please try again tomorrow.':
    'Hoy se enviaron muchos correos a esta dirección. Inténtelo de nuevo mañana.',
  'Failed to change the email address.': 'No se pudo cambiar la dirección de correo.',
  'Username already exists. Please choose a different one.': 'Ese nombre de usuario ya existe. Elija otro.',
  'User created but role assignment failed. Please manually assign role.':
    'Se creó la cuenta, pero no se pudo asignar el rol. Asígnelo manualmente.',
  'This member no longer exists.': 'Este miembro ya no existe.',
  'You can’t change your own role or delete your own account here.':
    'Aquí no puede cambiar su propio rol ni eliminar su propia cuenta.',
  'At least one member must keep the leadership role.':
    'Al menos un miembro debe conservar el rol de liderazgo.',
  // Failed deliveries.
  'Someone else already handled this message.': 'Otra persona ya se ocupó de este mensaje.',
  'The email service rejected the address. Please check its spelling.':
    'El servicio de correo no aceptó la dirección. Revise cómo está escrita.',
  'The text message service rejected the phone number. Please check it, including the country code.':
    'El servicio de mensajes de texto no aceptó el número de teléfono. Revíselo, incluido el código de país.',
  'The push service rejected this member’s devices.':
    'El servicio de notificaciones no aceptó los dispositivos de este miembro.',
  'The email service rejected the address. It may be misspelled.':
    'El servicio de correo no aceptó la dirección. Quizá se escribió mal.',
  'The email service rejected the address. It may be misspelled; the inviter can try again.':
    'El servicio de correo no aceptó la dirección. Quizá se escribió mal; quien invitó puede hacerlo de nuevo.',
  'The email service refused our key, which may have expired, or our plan has reached its limit. Please tell the person who set it up.':
    'El servicio de correo nos rechazó: quizá venció nuestra clave o se alcanzó el límite de nuestro plan. Avise a quien lo configuró.',
  'The text message service refused our key, number or account. Please tell the person who set it up.':
    'El servicio de mensajes de texto no aceptó nuestra clave, número o cuenta. Avise a quien lo configuró.',
  'The push service refused our key, which may have expired. Please tell the person who set it up.':
    'El servicio de notificaciones nos rechazó: quizá venció nuestra clave. Avise a quien lo configuró.',
  'The email service doesn’t send from our address until its domain is verified. Please tell the person who set it up.':
    'El servicio de correo no envía desde nuestra dirección hasta que se verifique su dominio. Avise a quien lo configuró.',
  'Phone companies don’t deliver from our number until it is registered. Please tell the person who set it up.':
    'Las compañías telefónicas no entregan desde nuestro número hasta que se registre. Avise a quien lo configuró.',
  'Text messages are not set up, so nothing was sent.':
    'Los mensajes de texto no están configurados, así que no se pudo enviar nada.',
  'The recipient’s mail server sent it back. The address may be wrong, or the mailbox full.':
    'El servidor de correo del destinatario lo devolvió. Quizá la dirección es incorrecta o el buzón está lleno.',
  'The phone company didn’t deliver it. The number may be wrong, a landline, or out of service.':
    'La compañía telefónica no lo entregó. Quizá el número es incorrecto, es de un teléfono fijo o está fuera de servicio.',
  'This person replied STOP to our text messages. They can text START to get them again.':
    'Esta persona respondió STOP a nuestros mensajes de texto. Puede enviar START para volver a recibirlos.',
  'This person replied STOP, so they left the lists for text messages. Once they text START, add them again.':
    'Esta persona respondió STOP y salió de las listas de mensajes de texto. Cuando envíe START, agréguela de nuevo.',
  'The email service no longer sends to this address, because earlier messages failed. Please tell the person who set it up.':
    'El servicio de correo ya no envía a esta dirección, porque fallaron mensajes anteriores. Avise a quien lo configuró.',
  'We couldn’t reach the email service after several tries.':
    'No se pudo conectar con el servicio de correo después de varios intentos.',
  'We couldn’t reach the text message service after several tries.':
    'No se pudo conectar con el servicio de mensajes de texto después de varios intentos.',
  'We couldn’t reach the push service after several tries.':
    'No se pudo conectar con el servicio de notificaciones después de varios intentos.',
  'Something went wrong on our side.': 'Algo falló de nuestro lado.',
  'We couldn’t reach our server. Please check your connection and try again.':
    'No se pudo conectar con nuestro servidor. Revise su conexión e inténtelo de nuevo.',
  'Your browser or network blocked a security check. Please turn off content blockers or try another browser.':
    'Su navegador o su red bloqueó una comprobación de seguridad. Desactive los bloqueadores de contenido o pruebe con otro navegador.',
} satisfies Catalog;
