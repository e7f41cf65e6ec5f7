import { styled } from '@mui/material/styles';
import {
  differencesFrom,
  type PresetField,
  type PresetSettings,
  settingValue,
} from '@prayer-community/domain/settings/preset-differences';
import { PRESET_CHOICES } from '@prayer-community/domain/settings/presets';
import type { Preset } from '@prayer-community/domain/settings/set-up';
import { counted, t } from '@prayer-community/i18n/text';
import { Button } from '../../../ui/button.tsx';
import { InlineButton } from '../../../ui/inline-button.tsx';
import { SETTING_LABELS } from '../setting-labels.ts';
import { PRESET_TEXTS, valueText } from './preset-texts.ts';

const Part = styled('div')({
  display: 'grid',
  gap: 8,
  '& p': { margin: 0 },
  '& > button': { justifySelf: 'start' },
});

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 16,
    padding: '10px 0',
    borderTop: `1px solid ${theme.vars?.palette.divider}`,
  },
  '& > li > button': { flex: 'none' },
  '& small': { display: 'block', fontSize: '0.9375rem', color: theme.vars?.palette.text.secondary },
}));

interface DifferencesProps {
  preset: Preset;
  settings: PresetSettings;
  onBack: (fields: readonly PresetField[]) => void;
}

export function Differences({ preset, settings, onBack }: DifferencesProps) {
  const fields = differencesFrom(preset, settings);
  const name = PRESET_TEXTS[preset].title;
  if (fields.length === 0) {
    return <p role="status">{t('All settings match “{preset}”.', { preset: t(name) })}</p>;
  }
  return (
    <Part>
      <p role="status">
        {counted(
          fields.length,
          '1 setting differs from your preset.',
          '{count} settings differ from your preset.',
        )}
      </p>
      <List>
        {fields.map((field) => (
          <li key={field}>
            <div>
              {t(SETTING_LABELS[field])}
              <small>
                {t('{value} (preset: {other})', {
                  value: valueText(settingValue(settings, field)),
                  other: valueText(settingValue(PRESET_CHOICES[preset], field)),
                })}
              </small>
            </div>
            <InlineButton
              look="text"
              aria-label={t('Reset to preset: {setting}', { setting: t(SETTING_LABELS[field]) })}
              onClick={() => onBack([field])}
            >
              {t('Reset to Preset')}
            </InlineButton>
          </li>
        ))}
      </List>
      {fields.length > 1 && (
        <Button look="outlined" onClick={() => onBack(fields)}>
          {t('Reset All')}
        </Button>
      )}
    </Part>
  );
}
