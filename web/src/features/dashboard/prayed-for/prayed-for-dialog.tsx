import Button from '@mui/material/Button';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import {
  CONTACT_MOMENT_REFUSALS,
  contactMomentProblem,
} from '@prayer-community/domain/request-form/contact-moment';
import { type Message, t } from '@prayer-community/i18n/text';
import dayjs, { type Dayjs } from 'dayjs';
import { useId, useState } from 'react';
import { outOfDateParts } from '../../../ui/connection/out-of-date.ts';
import { Dialog, DialogActions, DialogContent, DialogPart } from '../../../ui/dialog.tsx';
import { pickerLanguage } from '../../../ui/language/picker-language.ts';
import { currentTime, useNow } from '../../../ui/use-now.ts';
import { PICKER_HEIGHT_PX, pickerField } from '../picker-field.tsx';
import type { StaffRequest } from '../requests/staff-request.ts';

const PICKER_GAP_PX = 16;

export interface PrayedForDialogProps {
  /** Null if the request has no name to show. */
  requester: string | null;
  request: Pick<StaffRequest, 'source' | 'created_at' | 'follow_up_requested'>;
  /** Receives `now` to use the server's time. The rules refuse future times, and the device's clock may be ahead. */
  onChosen: (contactedAt: Date | 'now') => void;
  onClose: () => void;
}

/**
 * Asks when the member prayed with the requester. Shows the current time until another one is chosen. Both date and
 * time are required.
 */
export function PrayedForDialog({ requester, request, onChosen, onClose }: PrayedForDialogProps) {
  const now = useNow();
  const [chosen, setChosen] = useState<{ day: Dayjs | null; time: Dayjs | null } | null>(null);
  const { day, time } = chosen ?? { day: dayjs(now), time: dayjs(now) };
  const titleId = useId();
  // Without a connection, the server would record the time of the next one instead.
  const isConnected = navigator.onLine && outOfDateParts.get() === 0;
  const contactedAt = chosen === null && isConnected ? 'now' : momentOf(day, time);
  const problem = contactedAt === 'now' ? null : contactMomentProblem(contactedAt, request, currentTime());
  const [wasTried, setWasTried] = useState(false);
  const problems = wasTried && problem !== null ? problemsByField(problem, day, time) : NO_PROBLEMS;

  function handleMark(): void {
    setWasTried(true);
    if (problem === null && contactedAt !== null) {
      onChosen(contactedAt);
    }
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{t('Mark Prayed For')}</DialogTitle>
      <DialogContent>
        <p>{question(requester, request.follow_up_requested)}</p>
        <LocalizationProvider dateAdapter={AdapterDayjs} {...pickerLanguage()}>
          <DialogPart heightPx={2 * PICKER_HEIGHT_PX + PICKER_GAP_PX}>
            <Stack sx={{ gap: `${PICKER_GAP_PX}px` }}>
              <DatePicker
                label={t('Date')}
                value={day}
                maxDate={dayjs(now)}
                onChange={(chosenDay) => setChosen({ day: chosenDay, time })}
                slotProps={{ textField: pickerField(problems.day) }}
              />
              <DialogPart heightPx={PICKER_HEIGHT_PX}>
                <TimePicker
                  label={t('Time')}
                  value={time}
                  ampm={false}
                  onChange={(chosenTime) => setChosen({ day, time: chosenTime })}
                  slotProps={{ textField: pickerField(problems.time) }}
                />
              </DialogPart>
            </Stack>
          </DialogPart>
        </LocalizationProvider>
        <Button onClick={() => setChosen(null)} sx={{ mt: 1, px: 1.5 }}>
          {t('Just now')}
        </Button>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button variant="contained" onClick={handleMark}>
          {t('Mark Prayed For')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function question(requester: string | null, wantsContact: boolean): string {
  if (!wantsContact) {
    return t('When did you pray?');
  }
  return requester === null
    ? t('When did you make contact and pray?')
    : t('When did you contact {requester} and pray?', { requester });
}

const NO_PROBLEMS = { day: null, time: null };

/** Returns the problem under the field that causes it. */
function problemsByField(problem: Message, day: Dayjs | null, time: Dayjs | null) {
  if (problem === CONTACT_MOMENT_REFUSALS.missing) {
    return { day: day?.isValid() ? null : problem, time: time?.isValid() ? null : problem };
  }
  // Today is possible, so the time is the problem.
  return dayjs(currentTime()).isSame(day, 'day')
    ? { day: null, time: problem }
    : { day: problem, time: null };
}

/** Combines the day of one with the time of the other. Null until both are chosen. */
function momentOf(day: Dayjs | null, time: Dayjs | null): Date | null {
  if (day === null || time === null) {
    return null;
  }
  return day.hour(time.hour()).minute(time.minute()).second(0).millisecond(0).toDate();
}
