import type { Catalog } from '../catalog.ts';

export const CONTENT_ADMIN = {
  'Daily Content Administration': 'Administración del contenido diario',
  'Published items appear in everyone’s feed.':
    'Lo que usted publique aquí lo verán todos en el contenido diario.',
  'Back to Daily Content': 'Volver al contenido diario',
  'Create Content': 'Crear contenido',
  'Existing Content': 'Contenido existente',
  'Content Type': 'Tipo de contenido',
  'Scripture Reference': 'Cita bíblica',
  'Publish Date': 'Fecha de publicación',
  'The item stays out of the feed until this time.': 'Aunque esté publicado, no se mostrará hasta esa fecha.',
  'A draft doesn’t appear at this time. To schedule it, also check “Publish immediately”.':
    'Un borrador no se mostrará en esa fecha. Para programarlo, marque también «Publicar de inmediato».',
  'A draft appears only once you publish it, and not before this time.':
    'Un borrador solo se mostrará cuando lo publique, y no antes de esa fecha.',
  'Publish immediately': 'Publicar de inmediato',
  File: 'Archivo',
  'PDF, Word, PowerPoint or an image, less than 50MB.':
    'PDF, Word, PowerPoint o una imagen, de menos de 50\u00a0MB.',
  'Remove File': 'Quitar archivo',
  'Image Description': 'Descripción de la imagen',
  'Screen readers read this to people who can’t see the image.':
    'Los lectores de pantalla la leen a quienes no pueden ver la imagen.',
  Upload: 'Carga',
  '{percent}%': '{percent}\u00a0%',
  'Uploading…': 'Subiendo el archivo…',
  'Checking…': 'Revisando…',
  'Cancel Upload': 'Cancelar la carga',
  'Stop the upload?': '¿Detener la carga?',
  'Upload canceled': 'Carga cancelada',
  'The item wasn’t created. Your text and the file stay in this form.':
    'El contenido no se creó. Su texto y el archivo se quedan en este formulario.',
  'The item won’t be created. Your text stays in this form, without the file.':
    'El contenido no se creará. Su texto se queda en este formulario, sin el archivo.',
  Success: 'Listo',
  'Content created successfully': 'El contenido se creó correctamente',
  'Failed to create content': 'No se pudo crear el contenido',
  'Content published successfully': 'El contenido se publicó correctamente',
  'Content unpublished successfully': 'El contenido ya no está publicado',
  'Content updated successfully': 'El contenido se actualizó correctamente',
  'Failed to update content': 'No se pudo actualizar el contenido',
  'Someone else changed this item, so your text was not saved. Copy it, then open the item again.':
    'Otra persona cambió este contenido, por lo que su texto no se guardó. Cópielo y vuelva a abrir el contenido.',
  'Failed to update publish status': 'No se pudo cambiar el estado de publicación',
  'Content deleted successfully': 'El contenido se eliminó correctamente',
  'Failed to delete content': 'No se pudo eliminar el contenido',
  'Failed to delete content. It is a draft now.': 'No se pudo eliminar el contenido. Ahora es un borrador.',
  'Failed to fetch content': 'No se pudo cargar el contenido',
  'Items, newest first': 'Contenido, del más reciente al más antiguo',
  'No content yet.': 'Todavía no se ha creado nada.',
  Published: 'Publicado',
  Draft: 'Borrador',
  'No date yet': 'Sin fecha todavía',
  '{date} · file attached': '{date} · con un archivo',
  Publish: 'Publicar',
  'Publish {title}': 'Publicar {title}',
  Unpublish: 'Dejar de publicar',
  'Unpublish {title}': 'Dejar de publicar {title}',
  'Edit Content': 'Editar contenido',
  'Edit {title}': 'Editar {title}',
  'Delete {title}': 'Eliminar {title}',
  'Delete {title}?': '¿Eliminar {title}?',
  'The item and its file will be deleted. This action cannot be undone.':
    'Se eliminarán el contenido y su archivo. Esta acción no se puede deshacer.',
} satisfies Catalog;
