import 'dayjs/locale/es';
import { esES } from '@mui/x-date-pickers/locales';
import type { Catalog } from '@prayer-community/i18n/catalog';
import { STAFF_TEXTS } from '@prayer-community/i18n/es/staff-texts';
import dayjs from 'dayjs';
import { setPickerLanguage } from './picker-language.ts';

/** Picker texts in the formal `usted`, instead of the library's informal ones. */
const TO_USTED = {
  okButtonLabel: 'Aceptar',
  openDatePickerDialogue: (date: string | null) =>
    date === null ? 'Elija la fecha' : `Elija la fecha; la elegida es ${date}`,
  openTimePickerDialogue: (time: string | null) =>
    time === null ? 'Elija la hora' : `Elija la hora; la elegida es ${time}`,
  dateTableLabel: 'elija la fecha',
  timeTableLabel: 'elija la hora',
  day: 'Día',
  weekDay: 'Día de la semana',
};

/** Returns the staff texts and sets the locales of day.js and the date pickers. */
export function spanishForStaff(): Catalog {
  dayjs.locale('es');
  const { localeText } = esES.components.MuiLocalizationProvider.defaultProps;
  setPickerLanguage({
    adapterLocale: 'es',
    dateFormats: { normalDate: 'D [de] MMMM' },
    localeText: { ...localeText, ...TO_USTED },
  });
  return STAFF_TEXTS;
}
