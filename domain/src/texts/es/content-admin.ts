import type { Catalogue } from '../catalogue.ts';

/** Writing the daily content. */
export const CONTENT_ADMIN = {
  'Daily Content Administration': 'Administración del contenido diario',
  'What you publish here is shown to everybody in the feed.':
    'Lo que usted publique aquí lo verán todos en el contenido diario.',
  'Back to Daily Content': 'Volver al contenido diario',
  'Create Content': 'Crear contenido',
  'Existing Content': 'Contenido existente',
  'Content Type': 'Tipo de contenido',
  'Scripture Reference': 'Cita bíblica',
  'Publish Date': 'Fecha de publicación',
  'A published item stays out of the feed until then.':
    'Aunque esté publicado, no se mostrará hasta esa fecha.',
  'Publish immediately': 'Publicar de inmediato',
  File: 'Archivo',
  'PDF, Word, PowerPoint or an image, less than 50MB.':
    'PDF, Word, PowerPoint o una imagen, de menos de 50 MB.',
  'Remove File': 'Quitar archivo',
  Upload: 'Carga',
  '{percent}%': '{percent} %',
  'Checking…': 'Revisando…',
  'Cancel Upload': 'Cancelar la carga',
  Success: 'Listo',
  'Content created successfully': 'El contenido se creó correctamente',
  'Failed to create content': 'No se pudo crear el contenido',
  'Content published successfully': 'El contenido se publicó correctamente',
  'Content unpublished successfully': 'El contenido ya no está publicado',
  'Failed to update publish status': 'No se pudo cambiar el estado de publicación',
  'Content deleted successfully': 'El contenido se eliminó correctamente',
  'Failed to delete content': 'No se pudo eliminar el contenido',
  'Failed to fetch content': 'No se pudo cargar el contenido',
  'Items, the newest first': 'Elementos, del más reciente al más antiguo',
  'Nothing has been created yet.': 'Todavía no se ha creado nada.',
  Published: 'Publicado',
  Draft: 'Borrador',
  'No date yet': 'Sin fecha todavía',
  '{date} · with a file': '{date} · con un archivo',
  Publish: 'Publicar',
  'Publish {title}': 'Publicar {title}',
  Unpublish: 'Dejar de publicar',
  'Unpublish {title}': 'Dejar de publicar {title}',
  'Delete {title}': 'Eliminar {title}',
  'Delete {title}?': '¿Eliminar {title}?',
  'The item and its file are deleted. This action cannot be undone.':
    'Se eliminarán el elemento y su archivo. Esta acción no se puede deshacer.',
} satisfies Catalogue;
