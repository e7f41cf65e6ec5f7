import { PRESETS, type Preset } from '@prayer-community/domain/settings/set-up';
import { t } from '@prayer-community/i18n/text';
import { AnswerCards } from '../answer-cards.tsx';
import { PRESET_TEXTS } from './preset-texts.ts';

const CHOICES = PRESETS.map((preset) => ({ value: preset, ...PRESET_TEXTS[preset] }));

interface PresetChoiceProps {
  value: Preset | null;
  onChoose: (preset: Preset) => void;
}

export function PresetChoice({ value, onChoose }: PresetChoiceProps) {
  return (
    <AnswerCards
      legend={t('What fits your community?')}
      value={value}
      choices={CHOICES}
      onChoose={onChoose}
    />
  );
}
