import type { Catalogue } from '../catalogue.ts';

/** The requester's own page, and the page that ends mails. */
export const STATUS_PAGE = {
  'Your Prayer Request': 'Su petición de oración',
  'Looking for your prayer request…': 'Buscando su petición de oración…',
  'Only whoever has the link to this page can see it. Keep the link to come back.':
    'Solo quien tiene el enlace a esta página puede verla. Guarde el enlace para volver.',
  'Everything that you gave us with this prayer request is deleted. May you be blessed and kept.':
    'Todo lo que nos dio con esta petición de oración se ha eliminado. Que la bendición y la paz le acompañen.',
  // How far it has come.
  'How it is doing': 'Cómo va',
  'Looking again…': 'Actualizando…',
  'As of {time}': 'Actualizado: {time}',
  'Steps of your request': 'Pasos de su petición',
  'Done:': 'Hecho:',
  'Now:': 'Ahora:',
  'Still ahead:': 'Por venir:',
  Received: 'Recibida',
  'Your request has reached our prayer team.': 'Su petición ha llegado a nuestro equipo de oración.',
  'In good hands': 'En buenas manos',
  'Someone on our team has taken your request to heart.':
    'Alguien de nuestro equipo lleva su petición en el corazón.',
  'Someone on our team will take your request to heart.':
    'Alguien de nuestro equipo llevará su petición en el corazón.',
  'Prayed for': 'Presentada en oración',
  'We have prayed for what you brought to us.': 'Hemos orado por lo que usted nos confió.',
  'We will pray for what you brought to us.': 'Oraremos por lo que usted nos confió.',
  'We have closed this request. You are welcome to send us another at any time.':
    'Hemos cerrado esta petición. Puede enviarnos otra cuando guste.',
  'When all is done we close your request, and you can still read it here.':
    'Cuando todo esté hecho cerraremos su petición, y usted podrá seguir leyéndola aquí.',
  Withdrawn: 'Retirada',
  'You have withdrawn this request, and our team has stopped.':
    'Usted retiró esta petición, y nuestro equipo ya no la atiende.',
  // The words.
  'Your words': 'Sus palabras',
  'You sent us a recording.': 'Nos envió una grabación.',
  'You sent us a recording as well.': 'También nos envió una grabación.',
  'Your updates': 'Sus novedades',
  'Add an update': 'Agregar una novedad',
  'How is it going? Our prayer team reads it with your request.':
    '¿Cómo va todo? Nuestro equipo de oración lo leerá junto con su petición.',
  'Add Update': 'Agregar novedad',
  'Adding…': 'Agregando…',
  'Update added': 'Novedad agregada',
  'Our prayer team sees it with your request.': 'Nuestro equipo de oración la verá junto con su petición.',
  // The wall.
  'On the Belief Wall': 'En el Muro de Fe',
  'You shared this request. It appears on the wall as soon as our leadership has looked at it.':
    'Usted compartió esta petición. Aparecerá en el muro en cuanto nuestro liderazgo la haya revisado.',
  'You shared this request. It is not on the wall at the moment.':
    'Usted compartió esta petición. Por el momento no está en el muro.',
  'Your request is on the wall, without your name.': 'Su petición está en el muro, sin su nombre.',
  'Everybody who comes by may pray for it.': 'Quien pase por allí puede orar por ella.',
  'It was prayed for {count} times there.': {
    one: 'Una persona ha orado allí por ella.',
    many: 'Allí se ha orado por ella {count} de veces.',
    other: 'Allí se ha orado por ella {count} veces.',
  },
  'Your request asks for prayer again.': 'Su petición vuelve a pedir oración.',
  'Thank you for sharing your joy on the Belief Wall.': 'Gracias por compartir su alegría en el Muro de Fe.',
  // Word that somebody prayed.
  'Someone prayed for you': 'Alguien oró por usted',
  'Shall we tell you by e-mail when someone prays for you? The first time at once, and then at most once a day, without names.':
    '¿Le avisamos por correo electrónico cuando alguien ore por usted? La primera vez de inmediato, y luego una vez al día como máximo, sin nombres.',
  'We tell you at {address} when someone prays for you, at most once a day.':
    'Le avisamos a {address} cuando alguien ora por usted, una vez al día como máximo.',
  'Tell Me': 'Avisarme',
  'Tell Me at {address}': 'Avisarme a {address}',
  'Tell Me No More': 'No avisarme más',
  'Use Another Address': 'Usar otra dirección',
  'We will tell you': 'Le avisaremos',
  'You get an e-mail when someone prays for you.': 'Recibirá un correo cuando alguien ore por usted.',
  Ended: 'Avisos terminados',
  'You get no more e-mails about prayers.': 'Ya no recibirá correos sobre oraciones.',
  // What is held.
  'Your data': 'Sus datos',
  'Take along everything that we hold of this request, in one file.':
    'Llévese en un solo archivo todo lo que guardamos de esta petición.',
  'Download Everything': 'Descargar todo',
  'Download Recording': 'Descargar grabación',
  'If you no longer wish it, our team stops, and your post is taken off the Belief Wall for good. What you wrote stays with us, and you can still read it here.':
    'Si ya no desea continuar con ella, nuestro equipo dejará de atenderla y su publicación se quitará del Muro de Fe para siempre. Lo que escribió se queda con nosotros, y usted podrá seguir leyéndolo aquí.',
  'Withdraw Request': 'Retirar petición',
  'Withdraw this request?': '¿Retirar esta petición?',
  Withdraw: 'Retirar',
  'You have withdrawn this request.': 'Usted retiró esta petición.',
  'This request is closed.': 'Esta petición está cerrada.',
  'What you wrote stays with us until it is deleted.':
    'Lo que escribió se queda con nosotros hasta que se elimine.',
  'Request withdrawn': 'Petición retirada',
  'Our prayer team has stopped, and nobody is reminded of it.':
    'Nuestro equipo de oración ya no la atiende, y nadie recibe recordatorios de ella.',
  'Your words, name, contact details, recording, updates and post are deleted at once, with this page and its links. This cannot be undone.':
    'Sus palabras, nombre, datos de contacto, grabación, novedades y publicación se eliminan de inmediato, junto con esta página y sus enlaces. Esto no se puede deshacer.',
  'Delete Everything': 'Eliminar todo',
  'Delete everything?': '¿Eliminar todo?',
  'Everything deleted': 'Todo eliminado',
  'Nothing of your request is left with us.': 'Ya no guardamos nada de su petición.',
} satisfies Catalogue;
