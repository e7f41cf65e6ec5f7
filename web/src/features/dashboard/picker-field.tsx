import type { Theme } from '@mui/material/styles';
import { type Message, t } from '@prayer-community/i18n/text';
import { inputStyles } from '../../ui/form/input-styles.ts';

/** Reserves the height of a picker until it has loaded. */
export const PICKER_HEIGHT_PX = 84;

/** The label above, the border and the background of our own inputs. */
function pickerStyles(theme: Theme) {
  const { background, border } = inputStyles({ theme });
  return {
    '& .MuiInputLabel-root': {
      position: 'static',
      transform: 'none',
      marginBottom: '6px',
      fontSize: '0.9375rem',
      fontWeight: 600,
      lineHeight: '22px',
      '&, &.Mui-focused, &.Mui-error': { color: theme.vars?.palette.text.primary },
    },
    '& .MuiPickersOutlinedInput-root': { background },
    // Without the gap that the label would leave in the border.
    '& .MuiPickersOutlinedInput-notchedOutline': { border, top: 0, '& legend': { display: 'none' } },
    '& .MuiInputAdornment-root button': { width: 44, height: 44 },
  };
}

/** Returns the text field of a date or time picker, with what is wrong with its value. Null if nothing is. */
export function pickerField(problem: Message | null) {
  return {
    fullWidth: true,
    sx: pickerStyles,
    slotProps: { inputLabel: { shrink: true } },
    error: problem !== null,
    helperText: problem && <span role="alert">{t(problem)}</span>,
  };
}
