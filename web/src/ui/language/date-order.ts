import { activeLocale } from '@prayer-community/i18n/text';

export type DatePart = 'day' | 'month' | 'year';

/** The parts of a date as they follow one another where it is written in numbers. */
export function dateOrder(): DatePart[] {
  const format = new Intl.DateTimeFormat(activeLocale(), {
    calendar: 'gregory',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return format
    .formatToParts()
    .map(({ type }) => type)
    .filter((type) => type === 'day' || type === 'month' || type === 'year');
}

/** Whether `4/12` is the fourth of December. */
export function isDayFirst(): boolean {
  const order = dateOrder();
  return order.indexOf('day') < order.indexOf('month');
}
