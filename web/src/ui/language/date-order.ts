import { activeLocale } from '@prayer-community/i18n/text';

export type DatePart = 'day' | 'month' | 'year';

/** Returns the order of day, month, and year in a numeric date. */
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

/** Returns whether `4/12` is the fourth of December. */
export function isDayFirst(): boolean {
  const order = dateOrder();
  return order.indexOf('day') < order.indexOf('month');
}
