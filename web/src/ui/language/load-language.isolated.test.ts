import { t } from '@prayer-community/i18n/text';
import dayjs from 'dayjs';
import { afterEach, expect, it, vi } from 'vitest';
import { loadStaffLanguage, subscribeToLanguage, switchLanguage } from './load-language.ts';
import { pickerLanguage } from './picker-language.ts';

const { spanish } = vi.hoisted(() => ({ spanish: { isThere: true } }));
vi.mock('@prayer-community/i18n/es/visitor-texts', async (importOriginal) => {
  const module = await importOriginal<object>();
  return {
    get VISITOR_TEXTS() {
      if (!spanish.isThere) {
        throw new Error('no connection');
      }
      return 'VISITOR_TEXTS' in module ? module.VISITOR_TEXTS : undefined;
    },
  };
});

const ENGLISH_PICKERS = { dateFormats: { keyboardDate: 'MM/DD/YYYY' } };

afterEach(async () => {
  spanish.isThere = true;
  await switchLanguage('en');
});

it('switchLanguage switches every text and the document, notifies subscribers, and switches back', async () => {
  const listener = vi.fn();
  const unsubscribe = subscribeToLanguage(listener);

  await switchLanguage('es');
  expect([t('Try Again'), document.documentElement.lang]).toEqual(['Intentar de nuevo', 'es']);
  await switchLanguage('en');
  expect([t('Try Again'), document.documentElement.lang]).toEqual(['Try Again', 'en']);
  unsubscribe();
  await switchLanguage('es');

  expect(listener).toHaveBeenCalledTimes(2);
});

it('switchLanguage changes nothing if the texts cannot be loaded', async () => {
  spanish.isThere = false;

  await expect(switchLanguage('es')).rejects.toThrow('no connection');

  expect([t('Try Again'), document.documentElement.lang]).toEqual(['Try Again', 'en']);
});

it('switchLanguage includes texts, dates and pickers for staff once these are loaded', async () => {
  await switchLanguage('es');
  expect(t('Active Requests')).toBe('Active Requests');
  await switchLanguage('en');
  await loadStaffLanguage();

  await switchLanguage('es');
  expect([t('Active Requests'), dayjs.locale(), pickerLanguage().adapterLocale]).toEqual([
    'Peticiones activas',
    'es',
    'es',
  ]);
  await switchLanguage('en');

  expect([t('Active Requests'), dayjs.locale(), pickerLanguage()]).toEqual([
    'Active Requests',
    'en',
    ENGLISH_PICKERS,
  ]);
});

it('switchLanguage leaves dates for staff unchanged if the texts cannot be loaded', async () => {
  await loadStaffLanguage();
  spanish.isThere = false;

  await expect(switchLanguage('es')).rejects.toThrow('no connection');

  expect([dayjs.locale(), pickerLanguage()]).toEqual(['en', ENGLISH_PICKERS]);
});
