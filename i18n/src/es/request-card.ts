import type { Catalog } from '../catalog.ts';

/** A request on the dashboard: its card and its actions. */
export const REQUEST_CARD = {
  // The requester
  'Recording of {name}': 'Grabación de {name}',
  'Contact details': 'Datos de contacto',
  'Wants contact': 'Desea que nos comuniquemos',
  'Updates from the requester': 'Novedades de quien pidió oración',
  Categories: 'Categorías',
  'All leaders notified': 'Liderazgo avisado',
  'Listen first': 'Escuche primero',
  'Nobody has listened yet, so it counts as urgent.':
    'Nadie la ha escuchado todavía, por eso cuenta como urgente.',
  'Mark as Listened': 'Marcar como escuchada',
  'Failed to mark as listened.': 'No se pudo marcar como escuchada.',
  'Requester chose low': 'Quien la envió eligió urgencia baja',
  'Requester chose medium': 'Quien la envió eligió urgencia media',
  'Requester chose high': 'Quien la envió eligió urgencia alta',
  'On Behalf': 'Por otra persona',

  // Earlier requests
  'Earlier requests': 'Peticiones anteriores',
  '{count} earlier requests with the same email address, the last on {date}': {
    one: '{count} petición anterior con el mismo correo electrónico, del {date}',
    many: '{count} de peticiones anteriores con el mismo correo electrónico, la última del {date}',
    other: '{count} peticiones anteriores con el mismo correo electrónico, la última del {date}',
  },
  '{count} earlier requests with the same phone number, the last on {date}': {
    one: '{count} petición anterior con el mismo teléfono, del {date}',
    many: '{count} de peticiones anteriores con el mismo teléfono, la última del {date}',
    other: '{count} peticiones anteriores con el mismo teléfono, la última del {date}',
  },
  '{count} earlier requests with the same email address and phone number, the last on {date}': {
    one: '{count} petición anterior con el mismo correo electrónico y teléfono, del {date}',
    many: '{count} de peticiones anteriores con el mismo correo electrónico y teléfono, la última del {date}',
    other: '{count} peticiones anteriores con el mismo correo electrónico y teléfono, la última del {date}',
  },
  '{count} earlier requests with the same email address or phone number, the last on {date}': {
    one: '{count} petición anterior con el mismo correo electrónico o teléfono, del {date}',
    many: '{count} de peticiones anteriores con el mismo correo electrónico o teléfono, la última del {date}',
    other: '{count} peticiones anteriores con el mismo correo electrónico o teléfono, la última del {date}',
  },
  'Earlier requests by the same person, the last on {date}':
    'Peticiones anteriores de la misma persona, la última del {date}',
  '{count} earlier requests by the same person, the last on {date}': {
    one: '{count} petición anterior de la misma persona, del {date}',
    many: '{count} de peticiones anteriores de la misma persona, la última del {date}',
    other: '{count} peticiones anteriores de la misma persona, la última del {date}',
  },
  'Are they by the same person?': '¿Son de la misma persona?',
  'Same Person': 'Misma persona',
  'Someone Else': 'Otra persona',
  'Someone else: {name}, {date}': 'Otra persona: {name}, {date}',
  '{count} earlier requests are by someone else.': {
    one: '{count} petición anterior es de otra persona.',
    many: '{count} de peticiones anteriores son de otra persona.',
    other: '{count} peticiones anteriores son de otra persona.',
  },
  Change: 'Cambiar',
  'Show All ({count})': 'Mostrar todas ({count})',
  'Failed to save your answer.': 'No se pudo guardar su respuesta.',

  // Status
  'Received {time}': 'Recibida el {time}',
  'Withdrawn by the requester on {time}.': 'Quien la envió la retiró el {time}.',
  'Withdrawn by the requester.': 'Quien la envió la retiró.',
  'Its text, contact details, recording, notes and replies were deleted on {time}.':
    'El {time} se eliminaron su texto, los datos de contacto, la grabación, las notas y las respuestas.',
  'Assigned to {name}': 'Asignada a {name}',
  'Contacted {time}': 'Contacto el {time}',
  'Prayed {time}': 'Se oró el {time}',

  // Actions
  'Assign {name}': 'Asignar a {name}',
  'Take It': 'Tomarla',
  'Give Back': 'Devolver',
  Reassign: 'Reasignar',
  Unassign: 'Quitar asignación',
  'Undo Prayed For': 'Deshacer «Ya se oró»',
  'Post a note before marking this request as prayed for.':
    'Agregue una nota antes de registrar la oración por esta petición.',
  'Assign Request': 'Asignar petición',
  '{count} open requests': {
    one: '{count} petición abierta',
    many: '{count} de peticiones abiertas',
    other: '{count} peticiones abiertas',
  },
  Suggested: 'Sugerencia',
  'This request can’t be assigned to anyone else.': 'Esta petición no se le puede asignar a nadie más.',
  '{name} is away: {away}. Assign the request anyway?':
    '{name} no está ({away}). ¿Asignar la petición de todos modos?',
  'Assign Anyway': 'Asignar de todos modos',
  'When did you contact {requester} and pray?': '¿Cuándo se comunicó con {requester} y oró?',
  'When did you make contact and pray?': '¿Cuándo se comunicó y oró?',
  'When did you pray?': '¿Cuándo oró?',
  'Just now': 'Ahora mismo',
  'Close this request?': '¿Cerrar esta petición?',
  'This moves {requester}’s request to the archive. Only a leader can reopen it.':
    'La petición de {requester} pasa al archivo. Solo el liderazgo puede volver a abrirla.',
  'This moves the request to the archive. Only a leader can reopen it.':
    'La petición pasa al archivo. Solo el liderazgo puede volver a abrirla.',
  'Come Back to Them': 'Dar seguimiento',
  'Today will show this request that day, even if it’s closed, so you can ask how it went. If its details are deleted before then, the date goes too.':
    'Ese día la petición aparecerá en «Hoy», aunque esté cerrada, para que pueda preguntar cómo siguió. Si antes se eliminan sus datos, la fecha desaparece también.',
  'Today will show this request that day, so you can ask how it went. Once it’s closed, only leaders see it and get this reminder. If its details are deleted before then, the date goes too.':
    'Ese día la petición aparecerá en «Hoy» para que pueda preguntar cómo siguió. Una vez cerrada, solo el liderazgo la ve y recibe este aviso. Si antes se eliminan sus datos, la fecha desaparece también.',
  'In three days': 'En tres días',
  'In two weeks': 'En dos semanas',
  '{day} (“{words}”)': '{day} («{words}»)',
  'Another day': 'Otro día',
  'Set Date': 'Guardar fecha',
  'Please choose a day.': 'Elija un día.',
  'Please choose a day after today.': 'Elija un día posterior a hoy.',
  'Please choose a day within a year.': 'Elija un día de los próximos doce meses.',
  'Remove This Date': 'Quitar esta fecha',
  'How did it go?': '¿Cómo siguió?',
  'Went well': 'Salió bien',
  'Still praying': 'Seguimos orando',
  'No response yet': 'Todavía no ha contestado',
  'Come back today': 'Seguimiento hoy',
  'Come back {day}': 'Seguimiento el {day}',
  '{name} planned to come back {day}.': '{name} planeó un seguimiento para el {day}.',
  '{name} planned this.': '{name} planeó este seguimiento.',
  'Close Request': 'Cerrar petición',
  Reopen: 'Volver a abrir',

  // Results of actions
  'Member assigned': 'Miembro asignado',
  'The request has been assigned.': 'La petición ya está asignada.',
  'Failed to assign member.': 'No se pudo asignar al miembro.',
  'Request taken': 'Petición tomada',
  'The request is assigned to you.': 'La petición está asignada a usted.',
  'Failed to take request.': 'No se pudo tomar la petición.',
  'Request given back': 'Petición devuelta',
  'Failed to give back request.': 'No se pudo devolver la petición.',
  'Request already taken': 'La petición ya está tomada',
  '{name} has taken this request.': '{name} tomó esta petición.',
  'Member unassigned': 'Se quitó la asignación',
  'The request is new again.': 'La petición vuelve a ser nueva.',
  'Failed to unassign member.': 'No se pudo quitar la asignación.',
  'The contact was recorded.': 'El contacto quedó registrado.',
  'Your prayer was recorded.': 'Su oración quedó registrada.',
  'Undone @request': 'Se deshizo «Ya se oró»',
  'The request is assigned again.': 'La petición vuelve a estar asignada.',
  'Failed to update status.': 'No se pudo actualizar el estado.',
  'Request closed': 'Petición cerrada',
  'The request has been moved to the archive.': 'La petición pasó al archivo.',
  'Failed to close request.': 'No se pudo cerrar la petición.',
  'Date set': 'Fecha guardada',
  'Date cleared': 'Se quitó la fecha',
  'This request will appear in Today on {day}.': 'La petición aparecerá en «Hoy» el {day}.',
  'This request will appear in Today on {day}. Once it’s closed, only leaders see it and get this reminder.':
    'La petición aparecerá en «Hoy» el {day}. Una vez cerrada, solo el liderazgo la ve y recibe este aviso.',
  'We won’t ask about this request.': 'Ya no preguntaremos por esta petición.',
  'Failed to save the date.': 'No se pudo guardar la fecha.',
  'Request reopened': 'Petición abierta de nuevo',
  'Failed to reopen request.': 'No se pudo volver a abrir la petición.',
  'Still saving': 'Todavía se está guardando',
  'Your last change of this request is still being saved. Please try again in a moment.':
    'Su último cambio en esta petición todavía se está guardando. Inténtelo de nuevo en un momento.',
  'Request already changed': 'La petición ya cambió',
  '{name} changed this request just before you.': '{name} cambió esta petición justo antes que usted.',
  'Someone else @staff': 'Otra persona',
  'Its status is now: {status}.': 'Su estado actual: {status}.',
  'You no longer have access to it.': 'Usted ya no puede verla.',
  'The request is closed, or you no longer have access to it.':
    'La petición está cerrada, o usted ya no tiene acceso a ella.',
  'Your change was not saved.': 'Su cambio no se guardó.',
  'Someone else changed this request, and it’s no longer in this list. Your change was not saved.':
    'Otra persona cambió esta petición, que ya no está en esta lista. Su cambio no se guardó.',

  // Notes
  'Add a note': 'Agregar una nota',
  'Post Note': 'Guardar nota',
  'Note posted': 'Nota guardada',
  'Your note has been added to the request.': 'Su nota se agregó a la petición.',
  'Failed to post notes.': 'No se pudo guardar la nota.',
  'Show {count} notes': {
    one: 'Mostrar {count} nota',
    many: 'Mostrar {count} de notas',
    other: 'Mostrar {count} notas',
  },
  'Hide {count} notes': {
    one: 'Ocultar {count} nota',
    many: 'Ocultar {count} de notas',
    other: 'Ocultar {count} notas',
  },
  // Presence
  '{name} is looking at this': '{name} está viendo esta petición',
  '{name} is writing a note': '{name} está escribiendo una nota',
  '{name} is writing a reply': '{name} está escribiendo una respuesta',

  'Loading notes…': 'Cargando las notas…',
  'We couldn’t load the notes.': 'No se pudieron cargar las notas.',

  // History
  Submitted: 'Enviada',
  Imported: 'Importada',
  Unassigned: 'Se quitó la asignación',
  'Date to come back set': 'Se fijó la fecha de seguimiento',
  'Date to come back cleared': 'Se quitó la fecha de seguimiento',
  Reopened: 'Se volvió a abrir',
  '“Prayed For” undone': 'Se deshizo «Ya se oró»',
  'Returned to new': 'Volvió a ser nueva',
  'Returned to new: the assignee is away': 'Volvió a ser nueva: quien la tenía no está disponible',
  'Returned to new: no activity for too long':
    'Volvió a ser nueva: pasó demasiado tiempo sin que se hiciera nada',
  'All leaders notified that it’s overdue': 'Se avisó a todo el liderazgo de que está atrasada',
  'Text, contact details and recording deleted':
    'Se eliminaron el texto, los datos de contacto y la grabación',
  'Withdrawn and deleted': 'Retirada y eliminada por completo',
  'By the requester': 'Por quien pidió oración',
  Automatic: 'De forma automática',
} satisfies Catalog;
