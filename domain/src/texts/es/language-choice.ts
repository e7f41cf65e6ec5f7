import type { Catalogue } from '../catalogue.ts';

/** Choosing the language. */
export const LANGUAGE_CHOICE = {
  'Change Language': 'Cambiar el idioma',
  'Change the language?': '¿Cambiar el idioma?',
  'The page opens anew, and what you wrote on it and did not send is lost.':
    'La página se abrirá de nuevo, y se perderá lo que escribió y no envió.',
  'Not offered here': 'No se ofrece aquí',
  'This site is offered in English only.': 'Este sitio solo se ofrece en inglés.',
} satisfies Catalogue;
