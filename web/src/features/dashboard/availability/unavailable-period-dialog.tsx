import Button from '@mui/material/Button';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  type AvailabilityFields,
  periodProblems,
  setAvailable,
  setUnavailable,
} from '@prayer-community/domain/staff/availability';
import { counted, t } from '@prayer-community/i18n/text';
import dayjs, { type Dayjs } from 'dayjs';
import { useId, useState } from 'react';
import { Dialog, DialogActions, DialogContent } from '../../../ui/dialog.tsx';
import { pickerLanguage } from '../../../ui/language/picker-language.ts';
import { useDashboard } from '../dashboard-context.ts';
import { pickerField } from '../picker-field.tsx';

type Period = Pick<AvailabilityFields, 'unavailable_start_date' | 'unavailable_end_date'>;

interface UnavailablePeriodDialogProps {
  /** The stored period. Both dates are null if none was announced. */
  announced: Period;
  /** The period that could not be stored, which the dialog starts with. Null if there is none. */
  refused: Period | null;
  onChosen: (fields: AvailabilityFields) => void;
  onClose: () => void;
}

export function UnavailablePeriodDialog({
  announced,
  refused,
  onChosen,
  onClose,
}: UnavailablePeriodDialogProps) {
  const { returnAwayAfterHours } = useDashboard();
  const hasAnnounced = announced.unavailable_start_date !== null;
  const [start, setStart] = useState(
    stored(refused?.unavailable_start_date ?? announced.unavailable_start_date),
  );
  const [end, setEnd] = useState(stored(refused?.unavailable_end_date ?? announced.unavailable_end_date));
  const [wasTried, setWasTried] = useState(false);
  const titleId = useId();
  const chosen = { start: start?.toDate() ?? null, end: end?.toDate() ?? null };
  const problems = periodProblems(chosen, new Date());

  function handleSave(): void {
    setWasTried(true);
    if (chosen.start !== null && chosen.end !== null && problems.start === null && problems.end === null) {
      onChosen(setUnavailable(chosen.start, chosen.end, new Date()));
    }
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{t('Set Unavailable Period')}</DialogTitle>
      <DialogContent>
        <p>{t('While you’re away, leaders are asked before assigning you requests.')}</p>
        {returnAwayAfterHours > 0 && (
          <p>
            {counted(
              returnAwayAfterHours,
              'After 1 hour away, your assigned requests go back to the team.',
              'After {count} hours away, your assigned requests go back to the team.',
            )}
          </p>
        )}
        <LocalizationProvider dateAdapter={AdapterDayjs} {...pickerLanguage()}>
          <Stack sx={{ gap: 2, pt: 1 }}>
            <DatePicker
              label={t('Start date')}
              localeText={{ openDatePickerDialogue: startButtonName }}
              value={start}
              disablePast
              onChange={setStart}
              slotProps={{ textField: pickerField(wasTried ? problems.start : null) }}
            />
            <DatePicker
              label={t('End date')}
              localeText={{ openDatePickerDialogue: endButtonName }}
              value={end}
              disablePast
              minDate={start ?? undefined}
              onChange={setEnd}
              slotProps={{ textField: pickerField(wasTried ? problems.end : null) }}
            />
          </Stack>
        </LocalizationProvider>
        {hasAnnounced && (
          <Button onClick={() => onChosen(setAvailable())} sx={{ mt: 1, px: 1.5 }}>
            {t('Remove This Period')}
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button variant="contained" onClick={handleSave}>
          {t('Set Unavailable')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function stored(date: Date | null): Dayjs | null {
  return date === null ? null : dayjs(date);
}

function startButtonName(date: string | null): string {
  return date === null ? t('Choose start date') : t('Choose start date, selected date is {date}', { date });
}

function endButtonName(date: string | null): string {
  return date === null ? t('Choose end date') : t('Choose end date, selected date is {date}', { date });
}
