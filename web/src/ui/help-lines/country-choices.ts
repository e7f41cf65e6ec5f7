import { HELP_COUNTRIES, HELP_LINES } from '@prayer-community/domain/safety/help-lines';

/** The countries whose help lines are listed, as choices of a field. */
export const COUNTRY_CHOICES = HELP_COUNTRIES.map((code) => ({
  value: code,
  label: HELP_LINES[code].country,
}));
