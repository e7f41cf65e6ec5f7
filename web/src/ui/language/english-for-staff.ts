import type { Catalog } from '@prayer-community/i18n/catalog';
import dayjs from 'dayjs';
import { setPickerLanguage } from './picker-language.ts';

/** Resets day.js and the date pickers to English, whose texts are in the code. */
export function englishForStaff(): Catalog {
  dayjs.locale('en');
  setPickerLanguage({});
  return {};
}
