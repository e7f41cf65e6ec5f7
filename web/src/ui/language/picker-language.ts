import type { LocalizationProviderProps } from '@mui/x-date-pickers/LocalizationProvider';

type PickerLanguage = Pick<LocalizationProviderProps<string>, 'adapterLocale' | 'dateFormats' | 'localeText'>;

/** Pickers are English by default. */
let spoken: PickerLanguage = {};

/** Sets the language of the pickers of dates and times. */
export function setPickerLanguage(language: PickerLanguage): void {
  spoken = language;
}

/** The language of the pickers of dates and times, for their `LocalizationProvider`. */
export function pickerLanguage(): PickerLanguage {
  return spoken;
}
