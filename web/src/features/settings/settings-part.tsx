import { styled } from '@mui/material/styles';
import type { Settings, SettingsName } from '@prayer-community/domain/settings/settings';
import { t } from '@prayer-community/i18n/text';
import { type FormEvent, type KeyboardEvent, type ReactNode, use, useEffect, useRef } from 'react';
import { useSettings } from '../../firebase/settings/use-settings.ts';
import { AnnouncedErrorsContext } from '../../ui/form/announced-errors.ts';
import { Panel } from '../../ui/panel.tsx';
import { PanelLoadedContext } from './all-panels-loaded.ts';
import { GROUP_TITLES, groupId } from './group-titles.ts';
import { LoadedSettings } from './loaded-settings.tsx';
import { GroupTitleContext } from './settings-search.ts';

const Group = styled('div')({ scrollMarginTop: 88, outline: 'none' });

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > *': { minWidth: 0 },
});

/** Inputs that Enter opens. */
const OPENED_INPUTS = ['color', 'file'];

/** Inputs whose value changes many times before it is final. */
const TYPED_INPUTS = ['number', 'text', 'tel', 'url', ...OPENED_INPUTS];

interface SettingsPartProps<Name extends SettingsName> {
  name: Name;
  children: (settings: Settings[Name]) => ReactNode;
}

export function SettingsPart<Name extends SettingsName>({ name, children }: SettingsPartProps<Name>) {
  const live = useSettings(name);
  const reportLoaded = use(PanelLoadedContext);
  const isKnown = live.state !== 'loading';
  useEffect(() => {
    if (isKnown) {
      reportLoaded(name);
    }
  }, [isKnown, reportLoaded, name]);
  const title = t(GROUP_TITLES[name]);
  return (
    <Group id={groupId(name)} data-group={name} role="group" aria-label={title} tabIndex={-1}>
      <Panel title={title}>
        <LoadedSettings live={live}>
          {(settings) => <GroupTitleContext value={title}>{children(settings)}</GroupTitleContext>}
        </LoadedSettings>
      </Panel>
    </Group>
  );
}

interface SettingsFormProps {
  commit: () => Promise<void>;
  children: ReactNode;
}

/** How long a choice in a list must stay before it is saved, because arrow keys pass the options between. */
const LIST_PAUSE_MS = 600;

/**
 * The fields of one part. A choice is saved immediately, one in a list after a pause, and typed input when the field
 * loses focus or on Enter.
 */
export function SettingsForm({ commit, children }: SettingsFormProps) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  function commitNow(): void {
    clearTimeout(pause.current);
    void commit();
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const { key, target, nativeEvent } = event;
    if (nativeEvent.isComposing) {
      return;
    }
    if (key === 'Enter' && target instanceof HTMLInputElement && !OPENED_INPUTS.includes(target.type)) {
      // Otherwise Enter would submit a form that has only one field.
      event.preventDefault();
      commitNow();
    }
  }

  function handleChange({ target }: FormEvent): void {
    if (target instanceof HTMLSelectElement) {
      clearTimeout(pause.current);
      pause.current = setTimeout(commitNow, LIST_PAUSE_MS);
    } else if (!isTyped(target)) {
      commitNow();
    }
  }

  return (
    <Form noValidate onKeyDown={handleKeyDown} onChange={handleChange} onBlur={commitNow}>
      <AnnouncedErrorsContext value>{children}</AnnouncedErrorsContext>
    </Form>
  );
}

function isTyped(field: EventTarget): boolean {
  return (
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && TYPED_INPUTS.includes(field.type))
  );
}
