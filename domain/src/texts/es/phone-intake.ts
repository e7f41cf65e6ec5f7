import type { Catalogue } from '../catalogue.ts';

/** The staff's form for a phone call, and the poster. */
export const PHONE_INTAKE = {
  'From a Phone Call': 'De una llamada',
  'Write while you listen. Nothing but the request itself is needed, and what you write is kept until it is sent.':
    'Escriba mientras escucha. Solo hace falta la petición misma, y lo que escriba se conserva hasta que se envíe.',
  'Requests are not taken down here at the moment.': 'Por el momento no se anotan peticiones aquí.',
  'A phone call': 'Una llamada telefónica',
  'What does the caller ask prayer for?': '¿Por qué motivo pide oración la persona que llama?',
  'Name of the caller': 'Nombre de la persona que llama',
  'If the caller says so': 'Si la persona lo dice',
  Urgent: 'Urgente',
  'Save Request': 'Guardar petición',
  'or {control} + {enter}, from any field': 'o {control} + {enter}, desde cualquier campo',
  'Saved in this sitting ({count})': 'Guardadas en esta sesión ({count})',
  'Request saved': 'Petición guardada',
  'The form is ready for the next call.': 'El formulario está listo para la próxima llamada.',
  'What you wrote is kept.': 'Lo que escribió se conserva.',
  // The poster.
  'A sheet for the door, the pew or the notice board: its code leads to the request form.':
    'Una hoja para la puerta, las bancas o el tablero de anuncios: su código lleva al formulario de petición.',
  'May we pray for you?': '¿Podemos orar por usted?',
  'Scan the code and tell us what is on your heart. No account is needed.':
    'Escanee el código y cuéntenos lo que lleva en el corazón. No necesita una cuenta.',
  Subtitle: 'Subtítulo',
  Paper: 'Papel',
  'US Letter': 'Carta',
  Print: 'Imprimir',
  'QR code that leads to {address}': 'Código QR que lleva a {address}',
  'Posters are not offered here at the moment.': 'Por ahora aquí no se ofrecen carteles.',
} satisfies Catalogue;
