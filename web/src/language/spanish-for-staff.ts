import 'dayjs/locale/es';
import type { Catalogue } from '@prayer-community/domain/texts/catalogue';
import { STAFF_TEXTS } from '@prayer-community/domain/texts/es/staff-texts';
import dayjs from 'dayjs';

/** The staff's texts; their dates are written by day.js, which is told the language too. */
export function spanishForStaff(): Catalogue {
  dayjs.locale('es');
  return STAFF_TEXTS;
}
