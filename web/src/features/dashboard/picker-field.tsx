import { type Message, t } from '@prayer-community/i18n/text';

/** Returns the text field of a date or time picker, with what is wrong with its value. Null if nothing is. */
export function pickerField(problem: Message | null) {
  return {
    fullWidth: true,
    error: problem !== null,
    helperText: problem && <span role="alert">{t(problem)}</span>,
  };
}
