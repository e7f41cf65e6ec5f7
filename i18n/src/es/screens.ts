import type { Catalog } from '../catalog.ts';

/** Shown instead of a part of the site that leadership turned off. */
export const SCREENS = {
  'This page is turned off': 'Esta página está desactivada',
  'Our community doesn’t use this part of the site right now.':
    'Nuestra comunidad no usa esta parte del sitio por ahora.',
  'Prayer circles are turned off.': 'Los círculos de oración están desactivados.',
  'Daily content is turned off.': 'El contenido diario está desactivado.',
} satisfies Catalog;
