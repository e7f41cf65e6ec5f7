import type { Catalogue } from '../catalogue.ts';

/** Praying for one request after another. */
export const PRAYER_SESSION = {
  'Prayer sessions are not offered here at the moment.':
    'Por el momento no se ofrecen aquí sesiones de oración.',
  'Loading what to pray for…': 'Cargando las peticiones…',
  'To pray for now': 'Para orar ahora',
  'Prayed for {count}': 'Oraciones: {count}',
  'No prayers so far': 'Sin oraciones hasta ahora',
  '{count} prayers so far': {
    one: '{count} oración hasta ahora',
    many: '{count} de oraciones hasta ahora',
    other: '{count} oraciones hasta ahora',
  },
  // What it offers to do: who prays says so of themselves.
  Prayed: 'Oré',
  Leave: 'Salir',
  'Prayer not counted': 'Oración no contada',
  'A prayer could not be counted. You may go back and press Prayed again.':
    'No se pudo contar una oración. Puede volver atrás y presionar «Oré» otra vez.',
  // The options.
  'Time for each prayer': 'Tiempo para cada oración',
  'Off @timer': 'Sin límite',
  '{minutes} min': '{minutes} min',
  'When the time is over': 'Cuando se acabe el tiempo',
  'Go to the next one': 'Pasar a la siguiente',
  Keyboard: 'Teclado',
  Shortcuts: 'Atajos',
  'Time left for this prayer': 'Tiempo restante para esta oración',
  'The time is over. Stay as long as you like.': 'Se acabó el tiempo. Quédese cuanto quiera.',
  // The end.
  'You prayed for {count}': {
    one: 'Usted oró por {count} petición',
    many: 'Usted oró por {count} de peticiones',
    other: 'Usted oró por {count} peticiones',
  },
  'You prayed for these lately': 'Hace poco oró por estas',
  'There may be more requests that you have not prayed for.':
    'Puede haber más peticiones por las que no ha orado.',
  'Look Further': 'Seguir buscando',
  'Nothing to pray for right now': 'Por ahora no hay peticiones por las que orar',
  'You have seen them all': 'Ya las vio todas',
  'Thank you. Every prayer is counted, so that nobody is left alone.':
    'Gracias. Cada oración se cuenta, para que nadie se quede solo.',
  'A view counts nothing. Come back whenever you wish to pray.':
    'Mirar no cuenta como oración. Vuelva cuando desee orar.',
  'Begin Again': 'Empezar de nuevo',
  'The session could not go on': 'La sesión no pudo continuar',
} satisfies Catalogue;
