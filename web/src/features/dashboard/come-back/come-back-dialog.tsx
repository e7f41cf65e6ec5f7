import Button from '@mui/material/Button';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { calendarDays } from '@prayer-community/domain/fields/calendar-days';
import {
  COME_BACK_CHOICES_DAYS,
  comeBackDayProblem,
  LAST_COME_BACK_DAY,
  morningAfter,
} from '@prayer-community/domain/prayer-request/come-back';
import { isHiddenOnceClosed } from '@prayer-community/domain/prayer-request/request-visibility';
import { t } from '@prayer-community/i18n/text';
import dayjs, { type Dayjs } from 'dayjs';
import { useId, useMemo, useState } from 'react';
import { Dialog, DialogActions, DialogContent, DialogPart } from '../../../ui/dialog.tsx';
import { pickerLanguage } from '../../../ui/language/picker-language.ts';
import { useDashboard } from '../dashboard-context.ts';
import { PICKER_HEIGHT_PX, pickerField } from '../picker-field.tsx';
import type { StaffRequest } from '../requests/staff-request.ts';
import { comingDay } from './come-back-texts.ts';
import { namedDays } from './named-days.ts';

const Choices = styled('div')({ display: 'grid', gap: 8, marginBottom: 20 });

export interface ComeBackDialogProps {
  request: StaffRequest;
  /** Receives the time to come back. Null clears the date. */
  onChosen: (at: Date | null) => void;
  onClose: () => void;
}

export function ComeBackDialog({ request, onChosen, onClose }: ComeBackDialogProps) {
  const { visibility } = useDashboard();
  const [now] = useState(() => new Date());
  const [day, setDay] = useState<Dayjs | null>(null);
  const named = useMemo(() => namedDays(writingsOf(request), request.language, now), [request, now]);
  const titleId = useId();
  const today = dayjs(now).startOf('day');
  const [wasTried, setWasTried] = useState(false);
  const days = day === null ? Number.NaN : calendarDays(now, day.toDate());
  const problem = comeBackDayProblem(days);
  const choose = (daysAhead: number) => onChosen(morningAfter(daysAhead, now));

  function handleSet(): void {
    setWasTried(true);
    if (problem === null) {
      choose(days);
    }
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{t('Come Back to Them')}</DialogTitle>
      <DialogContent>
        <p>
          {isHiddenOnceClosed(request, visibility)
            ? t(
                'Today will show this request that day, so you can ask how it went. Once it’s closed, only leaders see it and get this reminder. If its details are deleted before then, the date goes too.',
              )
            : t(
                'Today will show this request that day, even if it’s closed, so you can ask how it went. If its details are deleted before then, the date goes too.',
              )}
        </p>
        <Choices>
          {named.map(({ words, day: namedDay }) => (
            <Choice key={namedDay.getTime()} onClick={() => choose(calendarDays(now, namedDay))}>
              {t('{day} (“{words}”)', { day: comingDay(namedDay), words })}
            </Choice>
          ))}
          <Choice onClick={() => choose(COME_BACK_CHOICES_DAYS.threeDays)}>{t('In three days')}</Choice>
          <Choice onClick={() => choose(COME_BACK_CHOICES_DAYS.twoWeeks)}>{t('In two weeks')}</Choice>
        </Choices>
        <LocalizationProvider dateAdapter={AdapterDayjs} {...pickerLanguage()}>
          <DialogPart heightPx={PICKER_HEIGHT_PX}>
            <DatePicker
              label={t('Another day')}
              value={day}
              minDate={today.add(1, 'day')}
              maxDate={today.add(LAST_COME_BACK_DAY, 'day')}
              onChange={setDay}
              slotProps={{ textField: pickerField(wasTried ? problem : null) }}
            />
          </DialogPart>
        </LocalizationProvider>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        {request.come_back_at !== null && (
          <Button onClick={() => onChosen(null)}>{t('Remove This Date')}</Button>
        )}
        <Button variant="contained" onClick={handleSet}>
          {t('Set Date')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Choice({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <Button variant="outlined" onClick={onClick} sx={CHOICE}>
      {children}
    </Button>
  );
}

const CHOICE = { minHeight: 44, justifyContent: 'flex-start', textAlign: 'start' };

function writingsOf({ prayer_text, created_at, updates }: StaffRequest) {
  return [...(prayer_text === null ? [] : [{ text: prayer_text, at: created_at }]), ...updates];
}
