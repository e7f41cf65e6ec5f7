import type { Catalog } from '../catalog.ts';

export const CHURCH_EXPORT = {
  Export: 'Exportar',
  'Download everything that this community has stored, as one file.':
    'Descargue en un solo archivo todo lo que esta comunidad ha guardado.',
  'Export Everything': 'Exportar todo',
  'What’s included': 'Qué contiene',
  'Every prayer request with its notes and replies, confidential ones too':
    'Todas las peticiones de oración con sus notas y respuestas, también las confidenciales',
  'The Belief Wall, prayer circles and daily content':
    'El Muro de Fe, los círculos de oración y el contenido diario',
  'Recordings and files': 'Grabaciones y archivos',
  'Accounts, members, lists and settings, but no passwords':
    'Cuentas, miembros, listas y ajustes, pero ninguna contraseña',
  'Tables for a spreadsheet, and a README that explains each column':
    'Tablas para una hoja de cálculo y un archivo LEAME.txt que explica cada columna',
  'Anyone who has the file can read all of it. Store it where only leaders can open it.':
    'Quien tenga el archivo puede leerlo todo. Guárdelo donde solo el liderazgo pueda abrirlo.',
  'Preparing your export…': 'Preparando la exportación…',
  'Preparing your export: {done} of {total}': 'Preparando la exportación: {done} de {total}',
  'You can leave this page. The file will be here for one day.':
    'Puede salir de esta página. El archivo estará aquí durante un día.',
  'Your export is ready.': 'La exportación está lista.',
  'Past Exports': 'Exportaciones anteriores',
  'Nothing has been exported yet.': 'Todavía no se ha exportado nada.',
  'Loading exports…': 'Cargando las exportaciones…',
  'Failed to load exports.': 'No se pudieron cargar las exportaciones.',
  'Failed to start the export.': 'No se pudo iniciar la exportación.',
  'Failed to download the export.': 'No se pudo descargar la exportación.',
  'An export is already being prepared.': 'Ya se está preparando una exportación.',
  'This export is no longer available. Please start a new one.':
    'Esta exportación ya no está disponible. Inicie una nueva.',
  'Export by {name}': 'Exportación hecha por {name}',
  Preparing: 'En preparación',
  'Ready @export': 'Lista',
  'Expired @export': 'Vencida',
  'Failed @export': 'Fallida',
  'Available until {moment}': 'Disponible hasta el {moment}',
  'This file can no longer be downloaded. It will be deleted within a day.':
    'Este archivo ya no se puede descargar. Se eliminará en el plazo de un día.',
  'This file was deleted.': 'Este archivo se eliminó.',
  'This export could not be completed. Please start a new one.':
    'No se pudo completar esta exportación. Inicie una nueva.',
  'Download ({size})': 'Descargar ({size})',
  'Downloaded by {name}, {moment}': 'Descargada por {name}, {moment}',
  'Not downloaded yet': 'Aún no se ha descargado',
} satisfies Catalog;
