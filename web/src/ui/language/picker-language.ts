import type { LocalizationProviderProps } from '@mui/x-date-pickers/LocalizationProvider';
import { type DatePart, dateOrder } from './date-order.ts';

type PickerLanguage = Pick<LocalizationProviderProps<string>, 'adapterLocale' | 'dateFormats' | 'localeText'>;

const DIGITS: Record<DatePart, string> = { day: 'DD', month: 'MM', year: 'YYYY' };

/** Pickers are English by default. */
let spoken: PickerLanguage = {};

/** Sets the language of the pickers of dates and times. */
export function setPickerLanguage(language: PickerLanguage): void {
  spoken = language;
}

/** The language of the pickers of dates and times, for their `LocalizationProvider`. */
export function pickerLanguage(): PickerLanguage {
  const keyboardDate = dateOrder()
    .map((part) => DIGITS[part])
    .join('/');
  // The same object as long as nothing changes: each new one makes a new adapter.
  if (spoken.dateFormats?.keyboardDate !== keyboardDate) {
    spoken = { ...spoken, dateFormats: { ...spoken.dateFormats, keyboardDate } };
  }
  return spoken;
}
