import type { Catalog } from '../catalog.ts';

/** The staff's form for a phone call, and the poster. */
export const PHONE_INTAKE = {
  'From a Phone Call': 'Petición por teléfono',
  'Write while you listen. Only the request is required. What you type stays on this device until you save it.':
    'Escriba mientras escucha. Solo hace falta la petición. Lo que escriba se conserva en este dispositivo hasta que la guarde.',
  'Phone intake is currently turned off.': 'Las peticiones por teléfono están desactivadas por ahora.',
  'Save this call again to see whether it was already saved.':
    'Guarde esta llamada otra vez para saber si ya quedó guardada.',
  'A phone call': 'Una llamada telefónica',
  'What would the caller like prayer for?': '¿Por qué motivo pide oración la persona que llama?',
  'Caller’s name': 'Nombre de la persona que llama',
  'Check what applies': 'Marque lo que corresponda',
  Urgent: 'Urgente',
  'Text message with a private link': 'Mensaje de texto con un enlace privado',
  'Save Request': 'Guardar petición',
  'or {control} + {enter} from any field': 'o {control} + {enter}, desde cualquier campo',
  'Saved just now ({count})': 'Guardadas hace un momento ({count})',
  'Request saved': 'Petición guardada',
  'The form is ready for the next call.': 'El formulario está listo para la próxima llamada.',
  'Your text is still here.': 'Lo que escribió se conserva.',
  // The poster.
  'A poster for the door, the pew or the bulletin board. Its code opens the request form.':
    'Un cartel para la puerta, las bancas o el tablero de anuncios. Su código lleva al formulario de petición.',
  'May we pray for you?': '¿Podemos orar por usted?',
  'Scan the code and tell us what is on your heart. No account needed.':
    'Escanee el código y cuéntenos lo que lleva en el corazón. No necesita una cuenta.',
  Subtitle: 'Subtítulo',
  Paper: 'Papel',
  'US Letter': 'Carta',
  Print: 'Imprimir',
  'QR code for {address}': 'Código QR que lleva a {address}',
  'Posters are currently turned off.': 'Los carteles están desactivados por ahora.',
} satisfies Catalog;
