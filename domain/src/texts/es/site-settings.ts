import type { Catalogue } from '../catalogue.ts';

/** What leadership sets for the whole site, and the languages of the team. */
export const SITE_SETTINGS = {
  Site: 'Sitio',
  'Save Site': 'Guardar sitio',
  'English and Spanish': 'Inglés y español',
  'Offer the site in Spanish': 'Ofrecer el sitio en español',
  'Whoever’s browser prefers Spanish reads Spanish, and everybody may choose at the top of the page. A request keeps the language that it was written in, and its requester hears back in it.':
    'Quien tenga su navegador en español leerá en español, y cualquiera puede elegir el idioma en la parte superior de la página. Una petición conserva el idioma en que se escribió, y a quien la envió se le responde en ese idioma.',
  'Without a connection': 'Sin conexión',
  'Send a request by itself when the connection returns':
    'Enviar la petición automáticamente cuando vuelva la conexión',
  'Otherwise its words stay on the device, and whoever wrote them sends them again.':
    'De lo contrario, el texto queda en el dispositivo y quien lo escribió lo envía de nuevo.',
  Languages: 'Idiomas',
  'You are suggested for requests in the languages that you pray in.':
    'Se le sugiere para las peticiones en los idiomas en que usted ora.',
  'At least one language': 'Al menos un idioma',
  'Keep one language that you pray in.': 'Conserve al menos un idioma en el que ore.',
  'The request was written in {language}.': 'Idioma de la petición: {language}.',
  English: 'Inglés',
  Spanish: 'Español',
  'Language of the caller': 'Idioma de la persona que llama',
} satisfies Catalogue;
