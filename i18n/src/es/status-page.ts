import type { Catalog } from '../catalog.ts';

/** The requester's status page, and the page for unsubscribing from emails. */
export const STATUS_PAGE = {
  'Your Prayer Request': 'Su petición de oración',
  'Loading your prayer request…': 'Buscando su petición de oración…',
  'Only people with this link can see this page. Keep the link to come back.':
    'Solo quien tiene el enlace a esta página puede verla. Guarde el enlace para volver.',
  'Your prayer request has been deleted. Only anonymous statistics remain. May God bless you and keep you.':
    'Su petición de oración se eliminó. Solo quedan estadísticas anónimas. Que Dios le bendiga y le guarde.',
  // Status.
  'Status @request': 'Cómo va',
  'Refreshing…': 'Actualizando…',
  'As of {time}': 'Actualizado: {time}',
  'Request progress': 'Pasos de su petición',
  'Done:': 'Hecho:',
  'Now:': 'Ahora:',
  'Next:': 'Por venir:',
  Received: 'Recibida',
  'We have received your request.': 'Recibimos su petición.',
  'Assigned @status-page': 'Asignada',
  'Someone on our team is caring for your request.': 'Alguien de nuestro equipo está atendiendo su petición.',
  'Someone on our team cared for your request.': 'Alguien de nuestro equipo atendió su petición.',
  'Someone on our team will care for your request.': 'Alguien de nuestro equipo atenderá su petición.',
  'Prayed for': 'Presentada en oración',
  'We prayed for your request.': 'Oramos por lo que usted nos confió.',
  'We’ll pray for your request.': 'Oraremos por lo que usted nos confió.',
  'We closed this request. You’re welcome to send another at any time.':
    'Cerramos esta petición. Puede enviarnos otra cuando guste.',
  'We’ll close your request when we’re finished. You can read it here until it’s deleted.':
    'Cerraremos su petición cuando hayamos terminado. Podrá leerla aquí hasta que se elimine.',
  Withdrawn: 'Retirada',
  'You withdrew this request, so our team no longer works on it.':
    'Usted retiró esta petición, y nuestro equipo ya no la atiende.',
  // Text, recording and updates.
  'Your request': 'Sus palabras',
  'You sent us a recording.': 'Nos envió una grabación.',
  'You sent us a recording as well.': 'También nos envió una grabación.',
  'Your updates': 'Sus novedades',
  'Add an update': 'Agregar una novedad',
  'How is it going? Those on our team who can read your request will see it.':
    '¿Cómo va todo? Lo verán quienes en nuestro equipo pueden leer su petición.',
  'Add Update': 'Agregar novedad',
  'Adding…': 'Agregando…',
  'Your updates and our replies': 'Sus novedades y nuestras respuestas',
  'Our prayer team replied': 'Nuestro equipo de oración respondió',
  'Reply to our prayer team': 'Conteste a nuestro equipo de oración',
  'Only those on our team who can read your request will see it.':
    'Solo la verán quienes en nuestro equipo pueden leer su petición.',
  'Send Reply @requester': 'Enviar respuesta',
  'Reply sent @requester': 'Respuesta enviada',
  'Your unsent message': 'Su mensaje sin enviar',
  'Your unsent testimony': 'Su testimonio sin enviar',
  'This can’t be sent right now. You can copy it, or come back to this tab later.':
    'Por ahora no se puede enviar. Puede copiar el texto o volver más tarde a esta pestaña.',
  'Update added': 'Novedad agregada',
  'It’s now part of your request.': 'Ya forma parte de su petición.',
  // The Belief Wall.
  'On the Belief Wall': 'En el Muro de Fe',
  'You shared this request. It will appear on the wall once our leadership has approved it.':
    'Usted compartió esta petición. Aparecerá en el muro en cuanto nuestro liderazgo la apruebe.',
  'You shared this request. It’s not on the wall right now.':
    'Usted compartió esta petición. Por el momento no está en el muro.',
  'Your request is on the wall, without your name.': 'Su petición está en el muro, sin su nombre.',
  'Everyone can pray for it.': 'Todos pueden orar por ella.',
  'It has been prayed for {count} times there.': {
    one: 'Allí se ha orado por ella una vez.',
    many: 'Allí se ha orado por ella {count} de veces.',
    other: 'Allí se ha orado por ella {count} veces.',
  },
  'Your request is open for prayer again.': 'Se puede volver a orar por su petición.',
  'Thank you for sharing your joy on the Belief Wall.': 'Gracias por compartir su alegría en el Muro de Fe.',
  // Notices of prayers.
  'Emails about prayers for you': 'Correos sobre oraciones por usted',
  'Would you like an email when someone prays for this request? At most once a day, without names.':
    '¿Le avisamos por correo electrónico cuando alguien ore por esta petición? Una vez al día como máximo, sin nombres.',
  'Until you open a link in one of our emails, we send at most one every 30 days.':
    'Hasta que abra un enlace de uno de nuestros correos, le enviamos como máximo uno cada 30 días.',
  'We email {address} when someone prays for this request, at most once a day.':
    'Le avisamos a {address} cuando alguien ora por esta petición, una vez al día como máximo.',
  'We don’t send these emails right now. If we turn them on again, they go to {address}.':
    'Por ahora no enviamos estos correos. Si los volvemos a activar, irán a {address}.',
  'If you unsubscribed, the link at the bottom of any of these emails turns them back on.':
    'Si canceló la suscripción, el enlace al pie de cualquiera de ellos los vuelve a activar.',
  'Notify Me': 'Avisarme',
  'Notify Me at {address}': 'Avisarme a {address}',
  'Stop Emails': 'No avisarme más',
  'Use Another Address': 'Usar otra dirección',
  'Notifications on': 'Le avisaremos',
  'We’ll email you when someone prays for you, within the limits above, unless you unsubscribed.':
    'Le enviaremos un correo cuando alguien ore por usted, dentro de los límites indicados arriba, salvo que haya cancelado la suscripción.',
  'Notifications off': 'Avisos desactivados',
  'You won’t get any more emails about prayers for this request.':
    'Ya no recibirá correos sobre oraciones por esta petición.',
  // Download, withdrawal and deletion.
  'Your data': 'Sus datos',
  'Download what you sent us and what happened to it, in one file. It leaves out who on our team worked on it, our notes and drafts, and our internal records.':
    'Descargue en un solo archivo lo que nos envió y lo que pasó con ello. No incluye quién de nuestro equipo se ocupó, ni nuestras notas y borradores, ni nuestros registros internos.',
  'Download Everything': 'Descargar todo',
  'Download Recording': 'Descargar grabación',
  'We couldn’t find your recording.': 'No encontramos su grabación.',
  'If you’d rather we stopped, you can withdraw this request.':
    'Si prefiere que no sigamos, puede retirar esta petición.',
  'Your post will be permanently removed from the Belief Wall.':
    'Su publicación se quitará definitivamente del Muro de Fe.',
  'You can still read your text here until we delete it.':
    'Podrá leer aquí lo que escribió hasta que lo eliminemos.',
  'Withdraw Request': 'Retirar petición',
  'Withdraw this request?': '¿Retirar esta petición?',
  Withdraw: 'Retirar',
  'You withdrew this request.': 'Usted retiró esta petición.',
  'This request is closed.': 'Esta petición está cerrada.',
  'Request not withdrawn': 'Petición no retirada',
  'Our prayer team has closed it in the meantime.': 'Nuestro equipo de oración la ha cerrado entretanto.',
  'Our prayer team has closed it in the meantime. To remove your post from the Belief Wall, delete everything.':
    'Nuestro equipo de oración la ha cerrado entretanto. Para quitar su publicación del Muro de Fe, elimínelo todo.',
  'Request withdrawn': 'Petición retirada',
  'Our prayer team no longer works on it.': 'Nuestro equipo de oración ya no la atiende.',
  'This deletes your text, name, contact details, recording, updates, our replies and your post right away, along with this page and its links.':
    'Sus palabras, nombre, datos de contacto, grabación, novedades, nuestras respuestas y su publicación se eliminan de inmediato, junto con esta página y sus enlaces.',
  'This deletes your text, name, contact details, recording, updates and our replies right away, along with this page and its links.':
    'Sus palabras, nombre, datos de contacto, grabación, novedades y nuestras respuestas se eliminan de inmediato, junto con esta página y sus enlaces.',
  'Only anonymous statistics remain, and copies in our backups for up to 14 weeks. It cannot be undone.':
    'Solo quedan estadísticas anónimas y lo que contengan nuestras copias de seguridad durante un máximo de 14 semanas. Esto no se puede deshacer.',
  'Delete Everything': 'Eliminar todo',
  'Delete everything?': '¿Eliminar todo?',
  'Request deleted': 'Petición eliminada',
  'Only anonymous statistics about it remain.': 'De ella solo quedan estadísticas anónimas.',
} satisfies Catalog;
