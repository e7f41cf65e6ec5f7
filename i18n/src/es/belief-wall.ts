import type { Catalog } from '../catalog.ts';

export const BELIEF_WALL = {
  'Share what is on your heart, and pray for one another.':
    'Comparta lo que lleva en el corazón y oremos unos por otros.',
  'Community Prayer Requests': 'Peticiones de oración de la comunidad',

  'Share a Prayer Request': 'Compartir una petición de oración',
  characters: 'caracteres',
  'Your name (optional)': 'Su nombre (opcional)',
  'Leave it blank and the wall shows no name.': 'Si lo deja en blanco, el muro no muestra ningún nombre.',
  'Share on the Belief Wall': 'Compartir en el Muro de Fe',
  'Sharing…': 'Compartiendo…',
  'Prayer request shared': 'Petición de oración compartida',
  'Your prayer request has been shared on the belief wall.':
    'Su petición de oración se compartió en el Muro de Fe.',
  'Prayer request received': 'Petición de oración recibida',
  'Your prayer request will appear on the belief wall once our leadership has approved it.':
    'Su petición de oración aparecerá en el Muro de Fe cuando nuestro liderazgo la apruebe.',
  'Your prayer request will be back on the wall once our leadership has approved your testimony.':
    'Su petición de oración volverá al muro cuando nuestro liderazgo apruebe su testimonio.',
  'Failed to post to belief wall.': 'No se pudo publicar en el Muro de Fe.',

  'Loading prayer requests…': 'Cargando las peticiones de oración…',
  'We couldn’t load the prayer requests. Please check your connection.':
    'No se pudieron cargar las peticiones de oración. Revise su conexión.',
  'Failed to load belief wall posts.': 'No se pudieron cargar las publicaciones del Muro de Fe.',
  'No prayer requests yet. Be the first to share!':
    'Todavía no hay peticiones de oración. ¡Comparta usted la primera!',
  'Show more prayer requests': 'Mostrar más peticiones',
  '{count} new prayer requests': {
    one: '{count} petición nueva',
    many: '{count} de peticiones nuevas',
    other: '{count} peticiones nuevas',
  },
  'You’re offline. This page may be out of date.':
    'No tiene conexión. Es posible que lo que ve no esté al día.',

  '{count} prayers': { one: '{count} oración', many: '{count} de oraciones', other: '{count} oraciones' },
  'Prayer added': 'Oración agregada',
  'Prayer counted': 'Oración contada',
  'Thank you for praying for this request.': 'Gracias por orar por esta petición.',
  'Back to the Belief Wall': 'Volver al Muro de Fe',
  'Every request on the Belief Wall has been answered, or you prayed for it recently. Thank you.':
    'Todas las peticiones del Muro de Fe ya fueron respondidas, o usted oró por ellas hace poco. Gracias.',

  'Testimony (optional)': 'Testimonio (opcional)',
  'How was this prayer answered? Everyone on the wall can read it.':
    '¿Cómo fue respondida esta oración? Todos en el muro pueden leerlo.',
  'Has this prayer been answered? Only its author or our leadership can undo this.':
    '¿Fue respondida esta oración? Solo quien la compartió o nuestro liderazgo puede deshacerlo.',
  'Not Answered Yet': 'Aún no respondida',
  'Not answered yet': 'Aún no respondida',
  'This prayer request is open for prayer again.': 'Se puede volver a orar por esta petición.',
  'Failed to undo. Please try again.': 'No se pudo deshacer. Inténtelo de nuevo.',
  'This prayer request has been marked as answered.': 'Esta petición de oración se marcó como respondida.',
  'Failed to mark as answered.': 'No se pudo marcar como respondida.',
  'Failed to mark as answered. If you have just marked another, please wait half a minute.':
    'No se pudo marcar como respondida. Si acaba de marcar otra, espere medio minuto.',

  Report: 'Denunciar',
  'Reported @post': 'Denunciada',
  'Think this doesn’t belong on the wall? Our leadership will review it.':
    '¿Cree que esto no debería estar en el muro? Nuestro liderazgo lo revisará.',
  'Thank you for telling us': 'Gracias por avisarnos',
  'Our leadership will review this prayer request.': 'Nuestro liderazgo revisará esta petición de oración.',
  'Failed to report this prayer request.': 'No se pudo denunciar esta petición de oración.',
} satisfies Catalog;
