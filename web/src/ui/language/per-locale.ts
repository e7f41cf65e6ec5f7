/** Returns a function that creates something once for each locale, because creating a formatter costs more than using it. */
export function perLocale<Locale extends string | undefined, Formatter extends NonNullable<unknown>>(
  create: (locale: Locale) => Formatter,
): (locale: Locale) => Formatter {
  const created = new Map<Locale, Formatter>();
  return (locale) => {
    const formatter = created.get(locale) ?? create(locale);
    created.set(locale, formatter);
    return formatter;
  };
}
