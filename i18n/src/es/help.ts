import type { Catalog } from '../catalog.ts';

/** The frame of the help. The Spanish help for each screen is stored next to the English help. */
export const HELP = {
  Help: 'Ayuda',
  'All Help Topics': 'Todos los temas de ayuda',
  'For everyone': 'Para todas las personas',
  'On any screen, the question mark at the top explains that screen.':
    'En cada pantalla, el signo de interrogación de arriba explica esa pantalla.',
  'Take the Tour': 'Hacer el recorrido',
} satisfies Catalog;
