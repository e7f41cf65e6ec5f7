import {
  differencesBetween,
  type PresetSettings,
  withChoice,
} from '@prayer-community/domain/settings/preset-differences';
import { PRESET_CHOICES } from '@prayer-community/domain/settings/presets';
import { type Preset, SET_UP_QUESTIONS, type SetUpSettings } from '@prayer-community/domain/settings/set-up';
import { t } from '@prayer-community/i18n/text';
import { use, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useSubmitOnce } from '../../../ui/form/use-submit-once.ts';
import { showIdentity } from '../../../ui/identity/identity.ts';
import { InlineButton } from '../../../ui/inline-button.tsx';
import { Lead } from '../../../ui/lead.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { LoadedSettings } from '../loaded-settings.tsx';
import { PresetChoice } from '../presets/preset-choice.tsx';
import { savePreset } from '../presets/save-preset.ts';
import { usePresetSettings } from '../presets/use-preset-settings.ts';
import { SETTINGS_TOASTS } from '../settings-toasts.ts';
import { Actions, Form, type QuestionProps } from './question.tsx';
import { NavigateContext, STEP_PARAMETER, useSteps } from './steps.ts';

export function Welcome({ setUp }: QuestionProps) {
  return (
    <LoadedSettings live={usePresetSettings()}>
      {(settings) => <WelcomeForm setUp={setUp} settings={settings} />}
    </LoadedSettings>
  );
}

function WelcomeForm({ setUp, settings }: { setUp: SetUpSettings; settings: PresetSettings }) {
  const navigate = use(NavigateContext);
  const { leave } = useSteps(setUp);
  const [preset, setPreset] = useState<Preset>('small');
  const begin = useSubmitOnce(async () => {
    const fields = differencesBetween(PRESET_CHOICES[preset], settings);
    const chosen = withChoice(settings, PRESET_CHOICES[preset], fields);
    try {
      await savePreset(chosen, fields, { state: 'begun', preset });
      showIdentity({ screens: chosen.screens });
      await navigate({ search: `?${STEP_PARAMETER}=${SET_UP_QUESTIONS[0]}` });
    } catch (error) {
      console.error('The preset was not saved', error);
      await showToast(SETTINGS_TOASTS.notSaved);
    }
  });
  return (
    <>
      <PageHeading>{t('Let’s set up your community')}</PageHeading>
      <Lead>{t('Seven short questions. You can skip any of them, and change every answer later.')}</Lead>
      <Form noValidate onSubmit={begin}>
        <PresetChoice value={preset} onChoose={setPreset} />
        <Actions>
          <Button type="submit">{t('Begin')}</Button>
          <InlineButton type="button" look="text" onClick={() => void leave()}>
            {t('Finish Later')}
          </InlineButton>
        </Actions>
      </Form>
    </>
  );
}
