import type { Catalogue } from '../catalogue.ts';

/** What leadership sets for the whole site, and the languages of the team. */
export const SITE_SETTINGS = {
  Site: 'Sitio',
  'Offer the site in Spanish': 'Ofrecer el sitio en español',
  'Browsers set to Spanish show Spanish, and everyone can switch at the top of the page. Replies use the language of the request.':
    'Los navegadores en español muestran el sitio en español, y todos pueden cambiar de idioma en la parte superior. Las respuestas usan el idioma de la petición.',
  'Send requests automatically when back online':
    'Enviar la petición automáticamente cuando vuelva la conexión',
  'Otherwise the text stays on the device, and the requester sends it again.':
    'De lo contrario, el texto queda en el dispositivo y quien lo escribió lo envía de nuevo.',
  Languages: 'Idiomas',
  'We’ll suggest you for requests in these languages.':
    'Se le sugiere para las peticiones en los idiomas en que usted ora.',
  'At least one language': 'Al menos un idioma',
  'Keep at least one language.': 'Conserve al menos un idioma en el que ore.',
  'The request was written in {language}.': 'Idioma de la petición: {language}.',
  English: 'Inglés',
  Spanish: 'Español',
  'Caller’s language': 'Idioma de la persona que llama',
} satisfies Catalogue;
