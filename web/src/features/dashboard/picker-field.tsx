import type { Theme } from '@mui/material/styles';
import { type Message, t } from '@prayer-community/i18n/text';
import { inputStyles } from '../../ui/form/input-styles.ts';

/** Reserves the height of a picker until it has loaded. */
export const PICKER_HEIGHT_PX = 56;

/** The border and background of our own inputs. */
function pickerStyles(theme: Theme) {
  const { background, border } = inputStyles({ theme });
  return {
    '& .MuiPickersOutlinedInput-root': { background },
    '& .MuiPickersOutlinedInput-notchedOutline': { border },
  };
}

/** Returns the text field of a date or time picker, with what is wrong with its value. Null if nothing is. */
export function pickerField(problem: Message | null) {
  return {
    fullWidth: true,
    sx: pickerStyles,
    error: problem !== null,
    helperText: problem && <span role="alert">{t(problem)}</span>,
  };
}
