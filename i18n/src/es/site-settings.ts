import type { Catalog } from '../catalog.ts';

/** Settings of the whole site, and the team's languages. */
export const SITE_SETTINGS = {
  Site: 'Sitio',
  Community: 'Comunidad',
  'Name of the community': 'Nombre de la comunidad',
  'Shown in the header, in page titles and in emails.':
    'Aparece en el encabezado, en los títulos de las páginas y en los correos.',
  'Short name': 'Nombre corto',
  'Shown below the icon on a phone.': 'Aparece debajo del ícono en el teléfono.',
  'Please enter a name.': 'Escriba un nombre.',
  Color: 'Color',
  'Used for links and buttons. Where it would be hard to read, it’s made darker or lighter.':
    'Se usa en enlaces y botones. Donde sería difícil de leer, se oscurece o se aclara.',
  'Use the standard color': 'Usar el color estándar',
  Preview: 'Vista previa',
  'Light mode': 'Modo claro',
  'Dark mode': 'Modo oscuro',
  'A link': 'Un enlace',
  'Phone number for visitors': 'Teléfono para visitantes',
  'Address for visitors': 'Dirección para visitantes',
  'Website of the community': 'Sitio web de la comunidad',
  'Shown at the bottom of every public page.': 'Aparece al pie de cada página pública.',
  'Please enter an address that begins with https://': 'Escriba una dirección que empiece con https://',
  'Offer the site in Spanish': 'Ofrecer el sitio en español',
  'Browsers set to Spanish show Spanish, and everyone can switch at the top of the page. Replies use the language of the request.':
    'Los navegadores en español muestran el sitio en español, y todos pueden cambiar de idioma en la parte superior. Las respuestas usan el idioma de la petición.',
  'Send requests automatically when back online':
    'Enviar la petición automáticamente cuando vuelva la conexión',
  'Otherwise the request stays on the device until the requester sends it.':
    'De lo contrario, la petición queda en el dispositivo hasta que quien la escribió la envíe.',
  Languages: 'Idiomas',
  'We’ll suggest you for requests in these languages. If English is on, our emails to you are in English.':
    'Le sugeriremos para peticiones en estos idiomas. Si activa el inglés, le escribimos en inglés.',
  'Languages not changed': 'Idiomas sin cambios',
  'Keep at least one language.': 'Conserve al menos un idioma en el que ore.',
  'The request was written in {language}.': 'Idioma de la petición: {language}.',
  English: 'Inglés',
  Spanish: 'Español',
  'Caller’s language': 'Idioma de la persona que llama',
} satisfies Catalog;
