import type { Catalogue } from '../catalogue.ts';

/** Finding the help; what it says of each screen is beside its English. */
export const HELP = {
  Help: 'Ayuda',
  'All Help Topics': 'Todos los temas de ayuda',
  'For everyone': 'Para todas las personas',
  'On any screen, the question mark at the top explains that screen.':
    'En cada pantalla, el signo de interrogación de arriba explica esa pantalla.',
  'Take the Tour': 'Hacer el recorrido',
} satisfies Catalogue;
