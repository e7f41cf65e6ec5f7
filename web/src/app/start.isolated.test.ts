import { DEFAULT_IDENTITY } from '@prayer-community/domain/settings/site-identity';
import { LANGUAGE_PARAMETER } from '@prayer-community/i18n/language';
import { activeLanguage } from '@prayer-community/i18n/text';
import { expect, it, vi } from 'vitest';
import { PATHS } from '../config/paths.ts';
import { storedIdentity } from '../ui/identity/stored-identity.ts';
import { loadLanguage } from '../ui/language/load-language.ts';
import { LANGUAGE_KEY } from '../ui/language/stored-language.ts';
import { start } from './start.tsx';

vi.mock('./app.tsx', () => ({ App: () => null }));
vi.mock('./routes.tsx', () => ({ loadFirstScreen: async () => undefined }));
vi.mock('./after-start.ts', () => ({ afterStart: vi.fn() }));

/** Starts the app as the browser does, then leaves it. Returns the languages before and after it knows the community. */
async function visit(inSpanish: boolean): Promise<string[]> {
  vi.stubGlobal('fetch', async () => Response.json({ ...DEFAULT_IDENTITY, in_spanish: inSpanish }));
  document.body.innerHTML = '<div id="root"></div>';
  window.history.replaceState(null, '', PATHS.beliefWall);
  await loadLanguage();
  const first = activeLanguage();
  await start();
  expect(storedIdentity()?.in_spanish).toBe(inSpanish);
  return [first, activeLanguage()];
}

it('a reader of Spanish gets English while Spanish is off, and Spanish again once it is back', async () => {
  window.localStorage.setItem(LANGUAGE_KEY, 'es');

  expect(await visit(true)).toEqual(['es', 'es']);
  expect(await visit(false)).toEqual(['es', 'en']);
  expect(await visit(false)).toEqual(['en', 'en']);
  expect(await visit(true)).toEqual(['en', 'es']);
  expect(await visit(true)).toEqual(['es', 'es']);
});

it('a mailed Spanish link stays Spanish after the screen has removed its parameters', async () => {
  window.localStorage.clear();
  vi.stubGlobal('fetch', async () => {
    window.history.replaceState(null, '', PATHS.signIn);
    return Response.json({ ...DEFAULT_IDENTITY, in_spanish: true });
  });
  document.body.innerHTML = '<div id="root"></div>';
  window.history.replaceState(null, '', `${PATHS.signIn}?${LANGUAGE_PARAMETER}=es`);
  await loadLanguage();

  await start();

  expect(activeLanguage()).toBe('es');
});
