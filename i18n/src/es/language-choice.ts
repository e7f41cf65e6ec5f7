import type { Catalog } from '../catalog.ts';

export const LANGUAGE_CHOICE = {
  'Change Language': 'Cambiar el idioma',
  'Change the language?': '¿Cambiar el idioma?',
  'Anything you haven’t sent will be lost.': 'Se perderá lo que no haya enviado.',
  'We couldn’t change the language. Please check your connection and try again.':
    'No pudimos cambiar el idioma. Revise su conexión e inténtelo de nuevo.',
} satisfies Catalog;
