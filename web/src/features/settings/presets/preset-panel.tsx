import { styled } from '@mui/material/styles';
import type { PresetSettings } from '@prayer-community/domain/settings/preset-differences';
import { PRESETS, type Preset, type SetUpSettings } from '@prayer-community/domain/settings/set-up';
import { t } from '@prayer-community/i18n/text';
import { useRef, useState } from 'react';
import { PATHS } from '../../../config/paths.ts';
import { InlineLink } from '../../../ui/inline-button.tsx';
import { LoadedSettings } from '../loaded-settings.tsx';
import { Setting } from '../setting.tsx';
import { SettingsPart } from '../settings-part.tsx';
import { Differences } from './differences.tsx';
import { PresetChoice } from './preset-choice.tsx';
import { PRESET_TEXTS } from './preset-texts.ts';
import { usePreset } from './use-preset.ts';
import { usePresetSettings } from './use-preset-settings.ts';

const Lines = styled('div')({ display: 'grid', gap: 16, outline: 'none', '& > a': { justifySelf: 'start' } });

export function PresetPanel() {
  const presets = usePresetSettings();
  return (
    <SettingsPart name="set_up">
      {(setUp) => (
        <LoadedSettings live={presets}>
          {(settings) => <PresetForm settings={settings} setUp={setUp} />}
        </LoadedSettings>
      )}
    </SettingsPart>
  );
}

function PresetForm({ settings, setUp }: { settings: PresetSettings; setUp: SetUpSettings }) {
  const { choose, bringBack } = usePreset(settings, setUp);
  // Not `useOptimistic`: without a connection, its transition would hold up all others, including the router's.
  const [pending, setPending] = useState<Preset | null>(null);
  const lines = useRef<HTMLDivElement>(null);

  async function handleChoose(preset: Preset): Promise<void> {
    setPending(preset);
    await choose(preset);
    setPending((latest) => (latest === preset ? null : latest));
  }

  return (
    <Setting texts={[t('What fits your community?'), ...PRESETS.map((preset) => PRESET_TEXTS[preset].title)]}>
      <Lines ref={lines} tabIndex={-1}>
        <PresetChoice value={pending ?? setUp.preset} onChoose={(preset) => void handleChoose(preset)} />
        {setUp.preset !== null && (
          <Differences
            preset={setUp.preset}
            settings={settings}
            onBack={(fields) => {
              // The pressed button is about to disappear, so focus moves first.
              lines.current?.focus({ preventScroll: true });
              void bringBack(fields);
            }}
          />
        )}
        <InlineLink to={PATHS.setUp} look="text">
          {t('Go through the setup questions')}
        </InlineLink>
      </Lines>
    </Setting>
  );
}
