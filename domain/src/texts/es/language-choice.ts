import type { Catalogue } from '../catalogue.ts';

/** Choosing the language. */
export const LANGUAGE_CHOICE = {
  'Change Language': 'Cambiar el idioma',
  'Change the language?': '¿Cambiar el idioma?',
  'The page will reload, and anything you haven’t sent will be lost.':
    'La página se recargará y se perderá lo que no haya enviado.',
} satisfies Catalogue;
