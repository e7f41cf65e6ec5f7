import type { LocalizationProviderProps } from '@mui/x-date-pickers/LocalizationProvider';
import { type DatePart, dateOrder } from './date-order.ts';

type PickerLanguage = Pick<LocalizationProviderProps<string>, 'adapterLocale' | 'dateFormats' | 'localeText'>;

const DIGITS: Record<DatePart, string> = { day: 'DD', month: 'MM', year: 'YYYY' };

/** Pickers are English by default. */
let spoken: PickerLanguage = {};

export function setPickerLanguage(language: PickerLanguage): void {
  spoken = language;
}

/** Returns the language of the date and time pickers, for their `LocalizationProvider`. */
export function pickerLanguage(): PickerLanguage {
  const keyboardDate = dateOrder()
    .map((part) => DIGITS[part])
    .join('/');
  // Returns the same object while nothing changes, because a new object creates a new adapter.
  if (spoken.dateFormats?.keyboardDate !== keyboardDate) {
    spoken = { ...spoken, dateFormats: { ...spoken.dateFormats, keyboardDate } };
  }
  return spoken;
}
