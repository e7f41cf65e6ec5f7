import type { LocalizationProviderProps } from '@mui/x-date-pickers/LocalizationProvider';

type PickerLanguage = Pick<LocalizationProviderProps<string>, 'adapterLocale' | 'dateFormats' | 'localeText'>;

/** Without further ado the pickers speak English. */
let spoken: PickerLanguage = {};

/** Has the pickers of dates and times speak another language from now on. */
export function teachPickers(language: PickerLanguage): void {
  spoken = language;
}

/** What the pickers of dates and times speak, for their `LocalizationProvider`. */
export function pickerLanguage(): PickerLanguage {
  return spoken;
}
