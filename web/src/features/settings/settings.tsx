import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { type Confirmation, ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useConfirmation } from '../../ui/use-confirmation.ts';
import { useLeaveGuard } from '../../ui/use-leave-guard.ts';
import { PanelLoadedContext, useLoadedPanels } from './all-panels-loaded.ts';
import { GroupLinks } from './group-links.tsx';
import { IdentityPanel } from './identity/identity-panel.tsx';
import { IntakePanel } from './intake-panel.tsx';
import { PresetPanel } from './presets/preset-panel.tsx';
import { PrivacyPanel } from './privacy-panel.tsx';
import { ReminderPanel } from './reminder-panel.tsx';
import { ReplyPanel } from './replies/reply-panel.tsx';
import { RequesterPanel } from './requester-panel.tsx';
import { SafetyPanel } from './safety-panel.tsx';
import { ScreensPanel } from './screens-panel.tsx';
import { SessionPanel } from './session-panel.tsx';
import { SettingsSearchContext } from './settings-search.ts';
import { SitePanel } from './site-panel.tsx';
import { UnsavedContext, useUnsavedParts } from './unsaved-parts.ts';
import { WallPanel } from './wall-panel.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  '&[hidden]': { display: 'none' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '220px minmax(0, 720px)', gap: 32 },
}));

const Side = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 88 },
}));

const Groups = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  '&[data-searching] [data-group]:not(:has([data-setting]:not([hidden])))': { display: 'none' },
});

const Found = styled('p')({ margin: 0, '&:empty': { display: 'none' } });

/** Everything that leadership decides for everybody, each change saved at once. */
export function Settings() {
  const { areComplete, reportLoaded } = useLoadedPanels();
  const { hasUnsaved, tellUnsaved, settleAll } = useUnsavedParts();
  const { confirmation, ask, close } = useConfirmation();
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const groups = useRef<HTMLDivElement>(null);
  const found = useFoundCount(groups, search);
  // A tap on a link leaves the field in the same moment: what was typed there is saved first.
  useLeaveGuard(
    hasUnsaved,
    (leave) => void settleAll().then((isSettled) => (isSettled ? leave() : ask(leaveUnsaved(leave)))),
  );
  return (
    <>
      <PageHeading>{t('Settings')}</PageHeading>
      <Lead>{t('Settings for the whole community. Each change is saved at once, and can be undone.')}</Lead>
      {!areComplete && <p role="status">{t('Loading settings…')}</p>}
      <Columns hidden={!areComplete}>
        <Side>
          <TextField
            label={t('Search settings')}
            type="search"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Found role="status">{found === 0 ? t('No setting matches your search.') : ''}</Found>
          <GroupLinks onOpen={() => setTyped('')} />
          <Button variant="outlined" component={Link} to={PATHS.export}>
            {t('Export Everything')}
          </Button>
        </Side>
        <PanelLoadedContext value={reportLoaded}>
          <UnsavedContext value={tellUnsaved}>
            <SettingsSearchContext value={search}>
              <Groups ref={groups} data-searching={search === '' ? undefined : true}>
                <PresetPanel />
                <ScreensPanel />
                <IdentityPanel />
                <PrivacyPanel />
                <WallPanel />
                <ReminderPanel />
                <SafetyPanel />
                <SessionPanel />
                <RequesterPanel />
                <ReplyPanel />
                <IntakePanel />
                <SitePanel />
              </Groups>
            </SettingsSearchContext>
          </UnsavedContext>
        </PanelLoadedContext>
      </Columns>
      <ConfirmDialog confirmation={confirmation} onClose={close} />
    </>
  );
}

/** How many settings a search leaves; null while nothing is searched for. */
function useFoundCount(groups: RefObject<HTMLElement | null>, search: string): number | null {
  const [count, setCount] = useState<number | null>(null);
  useLayoutEffect(() => {
    const shown = groups.current?.querySelectorAll('[data-setting]:not([hidden])').length ?? 0;
    setCount(search === '' ? null : shown);
  }, [groups, search]);
  return count;
}

function leaveUnsaved(leave: () => void): Confirmation {
  return {
    title: t('Leave without saving?'),
    text: t('Your changes to the settings haven’t been saved.'),
    confirmLabel: t('Leave'),
    onConfirm: async () => leave(),
  };
}
