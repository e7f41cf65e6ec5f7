import { styled } from '@mui/material/styles';
import { PRAYER_SESSION_TIMER_MINUTES } from '@prayer-community/domain/prayer-request/prayer-session';
import { message, t } from '@prayer-community/i18n/text';
import { Choice } from '../form/choice.tsx';
import { paper } from '../paper.ts';
import type { PrayerSessionOptions } from './session-options.ts';

const Sheet = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px 32px',
  padding: '16px 20px 20px',
  ...paper(theme),
}));

const Group = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& legend': { padding: 0, marginBottom: 8, fontWeight: 600 },
});

const TIMERS = [
  { minutes: null, label: message('Off @timer') },
  ...PRAYER_SESSION_TIMER_MINUTES.map((minutes) => ({
    minutes,
    label: message('{minutes} min', { minutes }),
  })),
];

interface PrayerSessionOptionsPanelProps {
  id: string;
  options: PrayerSessionOptions;
  onChoose: (options: PrayerSessionOptions) => void;
}

export function PrayerSessionOptionsPanel({ id, options, onChoose }: PrayerSessionOptionsPanelProps) {
  return (
    <Sheet id={id} aria-label={t('Options')}>
      <Group>
        <legend>{t('Time for each prayer')}</legend>
        {TIMERS.map(({ minutes, label }) => (
          <Choice
            key={minutes}
            type="radio"
            name={`${id}-timer`}
            label={t(label)}
            checked={options.timerMinutes === minutes}
            onChange={() => onChoose({ ...options, timerMinutes: minutes })}
          />
        ))}
      </Group>
      <Group>
        <legend>{t('When time is up')}</legend>
        <Choice
          type="checkbox"
          label={t('Go to the next request')}
          checked={options.movesOn}
          onChange={() => onChoose({ ...options, movesOn: !options.movesOn })}
        />
      </Group>
      <Group>
        <legend>{t('Keyboard')}</legend>
        <Choice
          type="checkbox"
          label={t('Shortcuts')}
          checked={options.areKeysOn}
          onChange={() => onChoose({ ...options, areKeysOn: !options.areKeysOn })}
        />
      </Group>
    </Sheet>
  );
}
