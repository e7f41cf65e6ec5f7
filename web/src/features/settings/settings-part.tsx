import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Settings, SettingsName } from '@prayer-community/domain/settings/settings';
import { text } from '@prayer-community/domain/texts/text';
import { type FormEventHandler, type ReactNode, use, useEffect } from 'react';
import { useSettings } from '../../settings/use-settings.ts';
import { Panel } from '../../ui/panel.tsx';
import { PanelLoadedContext } from './all-panels-loaded.ts';
import { NOT_LOADED } from './settings-toasts.ts';

const Form = styled('form')({ display: 'grid', gap: 24, justifyItems: 'start', '& > *': { minWidth: 0 } });

interface SettingsPartProps<Name extends SettingsName> {
  title: string;
  name: Name;
  children: (settings: Settings[Name]) => ReactNode;
}

/** One part of the settings as they are now, or what there is to say in its place. */
export function SettingsPart<Name extends SettingsName>({ title, name, children }: SettingsPartProps<Name>) {
  const live = useSettings(name);
  const reportLoaded = use(PanelLoadedContext);
  const isKnown = live.state !== 'loading';
  useEffect(() => {
    if (isKnown) {
      reportLoaded(name);
    }
  }, [isKnown, reportLoaded, name]);
  return (
    <Panel title={title}>
      {live.state === 'loading' && <p role="status">{text('Loading settings…')}</p>}
      {live.state === 'error' && (
        <p role="alert">
          {NOT_LOADED} <Button onClick={live.retry}>{text('Try Again')}</Button>
        </p>
      )}
      {live.state === 'ready' && children(live.settings)}
    </Panel>
  );
}

interface SettingsFormProps {
  /** The name of the button: each part has its own. */
  saveLabel: string;
  isUnderway: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** The fields of one part with what saves them. */
export function SettingsForm({ saveLabel, isUnderway, onSubmit, children }: SettingsFormProps) {
  return (
    <Form noValidate onSubmit={onSubmit}>
      {children}
      <Button type="submit" variant="contained" aria-disabled={isUnderway}>
        {isUnderway ? text('Saving…') : saveLabel}
      </Button>
    </Form>
  );
}
