import { expect, it } from 'vitest';
import { isFoundBy } from './settings-search.ts';

const TEXTS = ['Seguridad', 'Mostrar líneas de ayuda y alertar al liderazgo'];

it.each([
  ['', true],
  ['ayuda', true],
  ['LINEAS', true],
  ['líneas seguridad', true],
  ['  lider ', true],
  ['ayuda muro', false],
])('a search for “%s” finds the setting: %s', (search, expected) => {
  expect(isFoundBy(search, TEXTS)).toBe(expected);
});
