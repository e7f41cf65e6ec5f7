import type { Catalog } from '../catalog.ts';

/** Prayer sessions, in which requests come one after another. */
export const PRAYER_SESSION = {
  'Prayer sessions are currently turned off.': 'Las sesiones de oración están desactivadas por ahora.',
  'Loading requests…': 'Cargando las peticiones…',
  'Current request': 'Para orar ahora',
  'Prayed for {count}': 'Oraciones: {count}',
  'No prayers so far': 'Sin oraciones hasta ahora',
  '{count} prayers so far': {
    one: '{count} oración hasta ahora',
    many: '{count} de oraciones hasta ahora',
    other: '{count} oraciones hasta ahora',
  },
  // Buttons.
  Prayed: 'Oré',
  Leave: 'Salir',
  'Prayer not counted': 'Oración no contada',
  'We couldn’t count a prayer.': 'No se pudo contar una oración.',
  'We couldn’t count a prayer. Go back and press Prayed again.':
    'No se pudo contar una oración. Puede volver atrás y pulsar «Oré» otra vez.',
  // Options.
  'Time for each prayer': 'Tiempo para cada oración',
  'Off @timer': 'Sin límite',
  '{minutes} min': '{minutes} min',
  'When time is up': 'Cuando se acabe el tiempo',
  'Go to the next request': 'Pasar a la siguiente',
  Keyboard: 'Teclado',
  Shortcuts: 'Atajos',
  'Time left for this request': 'Tiempo restante para esta oración',
  'Time is up. Stay as long as you like.': 'Se acabó el tiempo. Quédese cuanto quiera.',
  // End of the session.
  'You prayed for {count} requests': {
    one: 'Usted oró por {count} petición',
    many: 'Usted oró por {count} de peticiones',
    other: 'Usted oró por {count} peticiones',
  },
  'You’ve recently prayed for all of these': 'Hace poco oró por todas estas',
  'There may be more requests you haven’t prayed for.': 'Puede haber más peticiones por las que no ha orado.',
  'Show More @session': 'Seguir buscando',
  'No requests to pray for right now': 'Por ahora no hay peticiones por las que orar',
  'New requests will show up here.': 'Aquí aparecerán las nuevas peticiones.',
  'You’ve seen them all': 'Ya las vio todas',
  'Thank you. Your prayers remind people they’re not alone.':
    'Gracias. Sus oraciones recuerdan a otras personas que no están solas.',
  'Viewing isn’t counted. Come back whenever you want to pray.':
    'Mirar no cuenta como oración. Vuelva cuando desee orar.',
  'Start Over': 'Empezar de nuevo',
  'The session stopped': 'La sesión no pudo continuar',
} satisfies Catalog;
