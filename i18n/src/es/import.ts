import type { Catalog } from '../catalog.ts';

export const IMPORT = {
  // Fields of an import file.
  'Full name': 'Nombre completo',
  'Date received': 'Fecha de recepción',
  'Status (open or closed)': 'Estado (abierta o cerrada)',
  'Confidential (yes or no)': 'Confidencial (sí o no)',
  'Public (yes or no)': 'Pública (sí o no)',
  Language: 'Idioma',
  'Group name': 'Nombre del grupo',
  'Member emails': 'Correos de los miembros',
  // Problems with a row.
  'This is missing.': 'Falta este dato.',
  'This has more than {limit} characters.': 'Esto tiene más de {limit} caracteres.',
  'This isn’t an email address.': 'Esto no es una dirección de correo.',
  'This isn’t a phone number.': 'Esto no es un número de teléfono.',
  'We can’t read this date.': 'No podemos leer esta fecha.',
  'This date is in the future.': 'Esta fecha está en el futuro.',
  'We don’t recognize this value.': 'No reconocemos este valor.',
  'Please write yes or no.': 'Escriba sí o no.',
  'This is the same as row {line}.': 'Es igual que la fila {line}.',
  'This group has too many members for a prayer circle.':
    'Este grupo tiene demasiados miembros para un círculo de oración.',
  // Refusals.
  'You’ve started many imports this hour. Please try again later.':
    'Ha iniciado muchas importaciones en esta hora. Inténtelo más tarde.',
  'This file has too many rows. Please split it and import the parts.':
    'Este archivo tiene demasiadas filas. Divídalo e importe las partes.',
  'This import no longer exists.': 'Esta importación ya no existe.',
  'This import can’t be continued. Please start it again. Nothing will be imported twice.':
    'Esta importación no se puede continuar. Iníciela de nuevo. Nada se duplicará.',
  'This import is running somewhere else. Please reload.':
    'Otra página está haciendo esta importación. Recargue la página.',
  'An import can be undone for 24 hours. This one is older.':
    'Una importación se puede deshacer durante 24 horas. Esta es más antigua.',
  'This address already has an account. Please add this person under User Management.':
    'Esta dirección ya tiene una cuenta. Agregue a esta persona en Gestión de usuarios.',
  'We couldn’t add this person. Please try again.': 'No pudimos agregar a esta persona. Inténtelo de nuevo.',
  // The screen as a whole.
  Import: 'Importar',
  'Import @progress': 'Importación',
  'Bring prayer requests, people and groups from Planning Center, Rock or any spreadsheet. We check your file first, and you can undo an import for 24 hours.':
    'Traiga peticiones de oración, personas y grupos desde Planning Center, Rock o cualquier hoja de cálculo. Primero revisamos el archivo, y puede deshacer una importación durante 24 horas.',
  'New import': 'Nueva importación',
  'What do you want to import?': '¿Qué desea importar?',
  'Prayer requests': 'Peticiones de oración',
  'Prayer circles': 'Círculos de oración',
  'Prayer team members': 'Miembros del equipo de oración',
  'Nobody is notified, and nothing goes on the Belief Wall.':
    'No se avisa a nadie, y nada se publica en el Muro de Fe.',
  'Each person joins the prayer team and gets a welcome email. Nobody becomes a leader.':
    'Cada persona se une al equipo de oración y recibe un correo de bienvenida. Nadie pasa a ser líder.',
  'Each group becomes a prayer circle that you lead. Its members are invited by email.':
    'Cada grupo pasa a ser un círculo de oración que usted dirige. Sus miembros reciben una invitación por correo.',
  '{count} prayer requests': { one: '{count} petición de oración', other: '{count} peticiones de oración' },
  '{count} people': { one: '{count} persona', other: '{count} personas' },
  '{count} prayer circles': { one: '{count} círculo de oración', other: '{count} círculos de oración' },
  '{count} were kept because your team has worked on them.': {
    one: '{count} se conservó porque su equipo ha trabajado en ella.',
    other: '{count} se conservaron porque su equipo ha trabajado en ellas.',
  },
  '{count} were kept because they have signed in or have requests.': {
    one: '{count} se conservó porque ha iniciado sesión o tiene una petición.',
    other: '{count} se conservaron porque han iniciado sesión o tienen peticiones.',
  },
  '{count} were kept because somebody joined or shared a prayer.': {
    one: '{count} se conservó porque alguien se unió o compartió una petición.',
    other: '{count} se conservaron porque alguien se unió o compartió una petición.',
  },
  // The file.
  'CSV file': 'Archivo CSV',
  'Its first row must name the columns. From Excel or Google Sheets, save or download it as CSV.':
    'Su primera fila debe nombrar las columnas. Desde Excel o Google Sheets, guárdelo o descárguelo como CSV.',
  'Reading the file…': 'Leyendo el archivo…',
  'This file is larger than 20 MB. Please split it.': 'Este archivo pesa más de 20 MB. Divídalo.',
  'This is a workbook. Please save the sheet as CSV first.':
    'Esto es un libro de Excel. Guarde primero la hoja como CSV.',
  'Row {row} has a quotation mark that never ends.': 'La fila {row} tiene una comilla que no se cierra.',
  'This file has no rows below its header row.':
    'Este archivo no tiene filas debajo de la fila de encabezados.',
  'We couldn’t read this file. Please choose it again.': 'No pudimos leer este archivo. Elíjalo otra vez.',
  // The columns.
  Columns: 'Columnas',
  'This import was interrupted. Your column choices were kept.':
    'Esta importación se interrumpió. Las columnas están como se eligieron entonces.',
  'Please choose the column for: {fields}': 'Elija la columna para: {fields}',
  'Not in this file': 'No está en este archivo',
  'Column {number}': 'Columna {number}',
  'For example: {value}': 'Por ejemplo: {value}',
  'Dates are written': 'Las fechas se escriben',
  'Month first: 12/31/2026': 'Primero el mes: 12/31/2026',
  'Day first: 31/12/2026': 'Primero el día: 31/12/2026',
  // The check.
  'Checking {count} rows…': {
    one: 'Revisando {count} fila…',
    many: 'Revisando {count} de filas…',
    other: 'Revisando {count} filas…',
  },
  Checking: 'Revisión',
  Check: 'Revisión',
  'Ready to import: {things}.': 'Listo para importar: {things}.',
  'Every row is fine.': 'Todas las filas están bien.',
  '{count} rows have a problem and are left out.': {
    one: '{count} fila tiene un problema y se omite.',
    other: '{count} filas tienen un problema y se omiten.',
  },
  'That’s too many at once: at most {limit}. Please split the file.':
    'Es demasiado para una sola vez: como máximo {limit}. Divida el archivo.',
  'Rows with a problem': 'Filas con un problema',
  Row: 'Fila',
  'In the file': 'En el archivo',
  Problem: 'Problema',
  'Showing the first {shown} of {all}. Download the file to see them all.':
    'Estas son las primeras {shown} de {all}. El archivo las tiene todas.',
  'Download Rows with Problems': 'Descargar las filas con problemas',
  'Failed to download the rows.': 'No se pudieron descargar las filas.',
  'problems in {file}': 'problemas en {file}',
  'Import {things}': 'Importar {things}',
  'Import {things}?': '¿Importar {things}?',
  'Nobody is notified. Anything already here isn’t added again. You can undo this for 24 hours.':
    'No se avisa a nadie. Lo que ya está no se agrega de nuevo. Puede deshacerlo durante 24 horas.',
  '{count} people get a welcome email with a link to choose a password. You can undo this for 24 hours.': {
    one: '{count} persona recibe un correo de bienvenida con un enlace para elegir su contraseña. Puede deshacerlo durante 24 horas.',
    other:
      '{count} personas reciben un correo de bienvenida con un enlace para elegir su contraseña. Puede deshacerlo durante 24 horas.',
  },
  '{count} people are invited by email, or find the invitation after signing in. You lead the circles until you hand them over. You can undo this for 24 hours.':
    {
      one: '{count} persona recibe una invitación por correo, o la encuentra al iniciar sesión. Usted dirige los círculos hasta que nombre a otra persona líder. Puede deshacerlo durante 24 horas.',
      other:
        '{count} personas reciben una invitación por correo, o la encuentran al iniciar sesión. Usted dirige los círculos hasta que nombre a otra persona líder. Puede deshacerlo durante 24 horas.',
    },
  'Anyone already on the team stays as they are and gets no email.':
    'Quienes ya están en el equipo siguen igual y no reciben ningún correo.',
  'Nobody is invited to a circle that is already here. Invite new members from its page.':
    'No se invita a nadie a un círculo que ya existe. Invite a los nuevos integrantes desde su página.',
  // The run.
  'Importing {things}': 'Importando {things}',
  'Importing row {done} of {all}…': 'Importando la fila {done} de {all}…',
  'Done. The import is listed below, where you can undo it for 24 hours.':
    'Listo. La importación aparece abajo, donde puede deshacerla durante 24 horas.',
  'Keep this page open. If it closes, choose the same file again to continue.':
    'Mantenga abierta esta página. Si se cierra, elija el mismo archivo otra vez para continuar.',
  'The import stopped at row {done} of {all}.': 'La importación se detuvo en la fila {done} de {all}.',
  'Continue Import': 'Continuar la importación',
  'Row {row}: {reason}': 'Fila {row}: {reason}',
  'Stop the import?': '¿Detener la importación?',
  'Choose the same file later to continue where it stopped.':
    'Elija el mismo archivo más tarde para continuar donde se detuvo.',
  'Stop and Leave': 'Detener y salir',
  // Earlier imports.
  Imports: 'Importaciones',
  'Loading imports…': 'Cargando importaciones…',
  'Failed to load imports.': 'No se pudieron cargar las importaciones.',
  'Nothing has been imported yet.': 'Todavía no se ha importado nada.',
  '{kind}, by {name}': '{kind}, por {name}',
  'Undo this import?': '¿Deshacer esta importación?',
  'We’ll remove what it added: {things}.': 'Eliminaremos lo que agregó: {things}.',
  'We keep those your team has worked on.': 'Conservamos aquellas en las que su equipo ha trabajado.',
  'We keep those who have signed in, became leaders or have open requests. The links in the other welcome emails stop working.':
    'Conservamos a quienes han iniciado sesión, ahora son líderes o tienen peticiones abiertas. Los enlaces de los demás correos de bienvenida dejan de funcionar.',
  'We keep those that somebody joined or shared a prayer in. The invitations to the others stop working. If you import them again, some people get no email for {days} days, and find the invitation after signing in.':
    'Conservamos aquellos a los que alguien se unió o en los que compartió una petición. Las invitaciones a los demás dejan de funcionar. Si los importa de nuevo, algunas personas no recibirán ningún correo durante {days} días y encontrarán la invitación al iniciar sesión.',
  'Undo Import': 'Deshacer importación',
  'Continue Undo': 'Seguir deshaciendo',
  'The undo stopped': 'La operación de deshacer se detuvo',
  'Undone. Removed: {things}.': 'Deshecha. Eliminado: {things}.',
  'Undoing… Removed: {things}.': 'Deshaciendo… Eliminado: {things}.',
  'Partly undone. Removed: {things}. It’s too late to undo the rest.':
    'Deshecha en parte. Eliminado: {things}. Ya es demasiado tarde para deshacer el resto.',
  '{done} of {all} so far. If it stopped, choose the same file to continue.':
    '{done} de {all} hasta ahora. Si se detuvo, elija el mismo archivo para continuar.',
  '{done} of {all} so far. Only the leader who started it can continue it.':
    '{done} de {all} hasta ahora. Solo puede continuarla quien la inició.',
  'Stopped at {done} of {all}.': 'Se detuvo en {done} de {all}.',
  'Added: {things}.': 'Agregado: {things}.',
  '{count} were already here.': { one: '{count} ya estaba aquí.', other: '{count} ya estaban aquí.' },
  '{count} rows were left out.': { one: 'Se omitió {count} fila.', other: 'Se omitieron {count} filas.' },
} satisfies Catalog;
