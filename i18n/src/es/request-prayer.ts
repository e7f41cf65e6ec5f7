import type { Catalog } from '../catalog.ts';

/** The request form and the page that follows it. */
export const REQUEST_PRAYER = {
  // The form.
  'Submit your prayer requests and connect with our prayer community.':
    'Envíe sus peticiones de oración y conéctese con nuestra comunidad de oración.',
  'Restoring your draft…': 'Recuperando lo que escribió antes…',
  'We restored what you entered earlier on this device.':
    'Recuperamos lo que había escrito antes en este dispositivo.',
  'We restored what you entered earlier, but your recording couldn’t be saved on this device.':
    'Recuperamos lo que había escrito antes, pero no se pudo guardar su grabación en este dispositivo.',
  'Clear form': 'Borrar todo',
  'Clear everything you entered, including a recording? This can’t be undone.':
    '¿Borrar todo lo que escribió, incluida la grabación? No se puede deshacer.',
  'Keep It': 'Conservarlo',
  'Clear Everything': 'Sí, borrar todo',
  'Your prayer': 'Su petición',
  'Who is this prayer for?': '¿Para quién es esta petición?',
  Myself: 'Para mí',
  'Someone else @prayer': 'Para otra persona',
  'Write it in your own words, or record it below.':
    'Escríbala con sus propias palabras o grábela aquí abajo.',
  'What is it about?': '¿De qué se trata?',
  'Choose any that fit.': 'Elija todo lo que corresponda.',
  Healing: 'Sanidad',
  Finances: 'Finanzas',
  Family: 'Familia',
  'Mental health': 'Salud mental',
  'How urgent is it?': '¿Qué tan urgente es?',
  'High urgency': 'Urgencia alta',
  'Medium urgency': 'Urgencia media',
  'Low urgency': 'Urgencia baja',
  'No categories': 'Sin categorías',
  'No one else named': 'No se menciona a nadie más',
  'Everyone named agreed': 'Las personas mencionadas están de acuerdo',
  'People named weren’t asked': 'No se les preguntó a las personas mencionadas',
  'One question left': 'Falta una respuesta',
  'Your name and contact': 'Su nombre y sus datos de contacto',
  'First name': 'Nombre',
  'Last name': 'Apellido',
  'Gender (optional)': 'Género (opcional)',
  Male: 'Masculino',
  Female: 'Femenino',
  'Prefer not to say': 'Prefiero no decirlo',
  'Would you like someone to contact you?': '¿Le gustaría que alguien se comunicara con usted?',
  'If so, we need both your phone number and email, in case one doesn’t reach you.':
    'Si es así, necesitamos su teléfono y su correo electrónico, por si uno de los dos no funciona.',
  Yes: 'Sí',
  No: 'No',
  'Email address': 'Correo electrónico',
  'How do you prefer to be contacted?': '¿Cómo prefiere que nos comuniquemos con usted?',
  Call: 'Llamada',
  'Text @contact': 'Mensaje de texto',
  'No preference': 'Sin preferencia',
  'Your privacy': 'Su privacidad',
  'Who may read it?': '¿Quién puede leerla?',
  'The prayer team': 'El equipo de oración',
  'Only our leadership can read a confidential request.':
    'Solo nuestro liderazgo puede leer una petición confidencial.',
  'Our prayer team can read a confidential request until it is closed. Only leaders are assigned to it.':
    'Nuestro equipo de oración puede leer una petición confidencial hasta que se cierra. Solo se asigna al liderazgo.',
  'Only leaders are assigned to a confidential request. Others on the prayer team may be able to read it.':
    'Una petición confidencial solo se asigna a nuestro liderazgo. Es posible que otras personas del equipo de oración puedan leerla.',
  'Share on the Belief Wall?': '¿Compartirla en el Muro de Fe?',
  'Everyone can read the Belief Wall. It shows only what you write, not your recording or your name.':
    'Cualquier persona puede leer el Muro de Fe. Ahí solo se muestra lo que usted escribió, no su grabación ni su nombre.',
  'Without a written request, nothing is shown on the wall.':
    'Sin una petición escrita, no se muestra nada en el muro.',
  'Have the people you name agreed?': '¿Están de acuerdo todas las personas mencionadas?',
  'I don’t name anyone else': 'No menciono a nadie más',
  'Yes, they agreed': 'Sí, están de acuerdo',
  'I haven’t asked them': 'No les he preguntado',
  'If they haven’t agreed, a leader reviews it before it’s shown on the Belief Wall.':
    'Si no han dado su acuerdo, nuestro liderazgo revisará la petición antes de que se muestre en el Muro de Fe.',

  // Submission.
  'Submit Prayer Request': 'Enviar petición de oración',
  'Sending…': 'Enviando…',
  'Uploading your recording': 'Subiendo su grabación',
  'Sending your prayer request…': 'Enviando su petición de oración…',
  'Prayer Request Submitted': 'Petición de oración enviada',
  'Your prayer request has been submitted successfully.': 'Su petición de oración se envió correctamente.',
  'Audio Upload Error': 'Error al subir el audio',
  'There was an error uploading your audio. The text portion will still be submitted.':
    'Hubo un error al subir su audio. El texto se enviará de todos modos.',
  'There was an error uploading your audio. Your recording is still here. Please try again, or write your request as text.':
    'Hubo un error al subir su audio. Su grabación se conserva aquí: inténtelo de nuevo o envíe su petición por escrito.',
  'Submission failed: {reason}': 'No se pudo enviar: {reason}',
  'Your request is saved on this device and will be sent automatically when you’re back online. Keep this page open, or open our site again once you’re online.':
    'Su petición se conserva en este dispositivo y se enviará automáticamente en cuanto haya conexión. Deje esta página abierta, o vuelva a abrir nuestro sitio cuando tenga conexión.',
  'Your request is saved on this device. We couldn’t send it yet and will try again in a few minutes. Keep this page open, or open our site again later.':
    'Su petición se conserva en este dispositivo. Todavía no pudimos enviarla y lo intentaremos de nuevo en unos minutos. Deje esta página abierta, o vuelva a abrir nuestro sitio más tarde.',
  'Your request is saved on this device and will be sent when you next open this site.':
    'Su petición se conserva en este dispositivo y se enviará la próxima vez que abra este sitio.',
  'Don’t send automatically': 'No enviarla automáticamente',
  'Follow Your Request': 'Ver cómo va su petición',

  // After submission.
  'Prayer request submitted': 'Petición de oración enviada',
  'Thank you for trusting us with this. We have received your request and will lift it up in prayer. You are not alone.':
    'Gracias por confiarnos esto. Recibimos su petición y la llevaremos en oración. Estamos con usted.',
  'Visit Belief Wall': 'Visitar el Muro de Fe',
  'Submit Another Request': 'Enviar otra petición',
  'Follow your request': 'Vea cómo va su petición',
  'This private link shows your request’s status, without an account.':
    'Este enlace privado le muestra cómo va su petición, sin necesidad de una cuenta.',
  'We’ve also emailed it to you, unless an earlier email from us is still unopened.':
    'También se lo enviamos por correo electrónico, salvo que no haya abierto un correo anterior.',
  'Please save it. We can’t show it to you again.': 'Guárdelo, por favor: no podemos volver a mostrárselo.',
  'Anyone with the link can read, add to and delete your request, so please don’t share it.':
    'Quien lo tenga puede leer su petición, agregarle novedades y eliminarla, así que no lo comparta.',
  'Copy Link': 'Copiar enlace',
  'Open Your Page': 'Abrir su página',

  // The recorder.
  'We couldn’t load the recorder. You can write your request instead.':
    'No se pudo cargar la grabadora. Puede escribir su petición.',
  'Please confirm or reset your recording, then submit again.':
    'Confirme o borre su grabación, y envíe de nuevo.',
  'Record your prayer': 'Grabe su petición',
  'Start recording': 'Empezar a grabar',
  'Stop recording': 'Detener la grabación',
  'Your recording': 'Su grabación',
  Confirm: 'Confirmar',
  Confirmed: 'Confirmada',
  Reset: 'Borrar',
  '{time} left': 'Quedan {time}',
  'Say it in your own voice, for up to {minutes} minutes.':
    'Dígala con su propia voz, en un máximo de {minutes} minutos.',
  'Waiting for the microphone. Your browser may ask for permission.':
    'Esperando el micrófono. Es posible que su navegador le pida permiso.',
  'Recording.': 'Grabando.',
  'Recording. Less than {seconds} seconds left.': 'Grabando. Quedan menos de {seconds} segundos.',
  'Preparing your recording.': 'Preparando su grabación.',
  'Listen to your recording, then confirm it. Only a confirmed recording is sent.':
    'Escuche su grabación y luego confírmela: solo se envía una grabación confirmada.',
  'You reached the limit of {minutes} minutes. Listen to your recording, then confirm it.':
    'Se llegó a la duración máxima, {minutes} minutos. Escuche la grabación y luego confírmela.',
  'The recording was interrupted, but everything up to that point is here. Listen to it, then confirm it.':
    'La grabación se interrumpió; aquí está todo hasta ese momento. Escúchela y luego confírmela.',
  'We couldn’t save it on this device, so please submit before you leave this page.':
    'No se pudo guardar en este dispositivo: envíe su petición antes de salir de esta página.',
  'Your recording is cleared.': 'Su grabación se borró.',
  'Your recording is not confirmed. Send it with your request?':
    'Su grabación no está confirmada. ¿Enviarla con su petición?',
  'Your recording is not confirmed. Leave without it?': 'Su grabación no está confirmada. ¿Salir sin ella?',
  'Your recording is not saved on this device. Leave without it?':
    'Su grabación no está guardada en este dispositivo. ¿Salir sin ella?',
  'Your request is not saved on this device. Leave without it?':
    'Su petición no está guardada en este dispositivo. ¿Salir sin ella?',
  'Stay Here': 'Quedarme aquí',
  'Leave without It': 'Salir sin ella',
  'Send with Recording': 'Enviar con la grabación',
  'Send without It': 'Enviar sin ella',
  'Your recording will be sent with your request.': 'Su grabación se enviará con su petición.',
  'Could not access microphone. Please check permissions.':
    'No se pudo acceder al micrófono. Revise los permisos.',
  'We couldn’t prepare your recording. Please try again.':
    'No se pudo preparar su grabación. Inténtelo de nuevo.',
  'Audio confirmed': 'Audio confirmado',
  'Your audio recording has been confirmed.': 'Se confirmó su grabación de audio.',

  // Help lines.
  'You don’t have to carry this alone': 'No tiene que cargar con esto a solas',
  'You can find people to call below.': 'Más abajo encontrará a quién llamar.',
  'If you or someone else is in danger right now, call the emergency number. The other lines are there to listen and help:':
    'Si usted u otra persona está en peligro ahora, llame al número de emergencias. Las demás líneas están para escucharle y ayudarle:',
  Emergency: 'Emergencias',
  'More help, and help in other countries': 'Más ayuda, y ayuda en otros países',
  Country: 'País',
  'You can still send what you wrote. Our leaders will see it as urgent.':
    'Aun así puede enviar lo que escribió. Nuestro liderazgo lo verá como urgente.',

  // The standalone form.
  'Prayer requests are currently turned off here.':
    'Por el momento no se reciben peticiones de oración aquí.',
  'Are you still there? What you entered will be cleared.': '¿Sigue ahí? Se borrará lo que escribió.',
  'Are you still there? This screen will start over.': '¿Sigue ahí? Esta pantalla volverá al inicio.',
  '{count} seconds': { one: '{count} segundo', many: '{count} de segundos', other: '{count} segundos' },
  'I’m Still Here': 'Sigo aquí',
  Done: 'Listo',

  // Unsubscribing from emails.
  Unsubscribe: 'Cancelar suscripción',
  'Would you like to unsubscribe from emails about {about}?':
    '¿Desea dejar de recibir correos electrónicos sobre {about}?',
  'You’re unsubscribed from emails about {about}. You’ll still get what you ask for, such as a sign-in code.':
    'Su suscripción está cancelada: ya no recibirá correos electrónicos sobre {about}. Lo que usted pida, como un código para iniciar sesión, le seguirá llegando.',
  'You’ll still get messages about requests assigned to you.':
    'Los mensajes sobre peticiones asignadas a usted le seguirán llegando.',
  'Leaders also get urgent alerts and emails about overdue and returned requests, requesters’ replies, and replies to review.':
    'El liderazgo recibe además alertas urgentes y correos sobre peticiones atrasadas o devueltas, lo que contesta quien pidió oración y respuestas por revisar.',
  'You may get emails about {about} again.':
    'Es posible que vuelva a recibir correos electrónicos sobre {about}.',
  'Unsubscribed by mistake?': '¿Canceló su suscripción por error?',
  'Already unsubscribed?': '¿Ya canceló su suscripción?',
  'Turn Emails Back On': 'Volver a recibir correos',
  'Confirm Your Address': 'Confirme su dirección',
  'Would you like to receive emails about {about} at this address?':
    '¿Desea recibir correos electrónicos sobre {about} en esta dirección?',
  'Yes, Email Me': 'Sí, deseo recibirlos',
  'Thank you. Your address is confirmed.': 'Gracias. Su dirección está confirmada.',
  'Failed to update your email settings. Please try again.':
    'No se pudo cambiar su suscripción. Inténtelo de nuevo.',
  'Your prayer request is still here': 'Su petición de oración sigue aquí',
  'It wasn’t sent because you were offline. Please check it and send it now.':
    'No se envió porque no había conexión. Revísela y envíela ahora.',
  'Another request was already sent from this form. Please check this one and send it now.':
    'Ya se envió otra petición desde este formulario. Revise esta y envíela ahora.',
  'It wasn’t sent because an answer is missing or invalid. Please check it and send it now.':
    'No se envió porque falta algún dato o alguno no es válido. Revísela y envíela ahora.',
  'Your prayer request is waiting': 'Su petición de oración está en espera',
  'Your prayer request isn’t waiting anymore': 'Su petición de oración ya no está en espera',
  'It was sent, changed or cleared in another tab.': 'Se envió, se cambió o se borró en otra pestaña.',
  'Its recording couldn’t be saved on this device. Please check your request and send it now.':
    'No se pudo guardar su grabación en este dispositivo. Revise su petición y envíela ahora.',
} satisfies Catalog;
