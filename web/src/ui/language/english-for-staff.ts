import type { Catalogue } from '@prayer-community/i18n/catalogue';
import dayjs from 'dayjs';
import { setPickerLanguage } from './picker-language.ts';

/** Resets day.js and the date pickers to English, whose texts are in the code. */
export function englishForStaff(): Catalogue {
  dayjs.locale('en');
  setPickerLanguage({});
  return {};
}
