import { styled } from '@mui/material/styles';
import { text } from '@prayer-community/domain/texts/text';
import { type Confirmation, ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useConfirmation } from '../../ui/use-confirmation.ts';
import { useLeaveGuard } from '../../ui/use-leave-guard.ts';
import { PanelLoadedContext, useLoadedPanels } from './all-panels-loaded.ts';
import { IntakePanel } from './intake-panel.tsx';
import { PrivacyPanel } from './privacy-panel.tsx';
import { ReminderPanel } from './reminder-panel.tsx';
import { ReplyPanel } from './replies/reply-panel.tsx';
import { RequesterPanel } from './requester-panel.tsx';
import { SafetyPanel } from './safety-panel.tsx';
import { SessionPanel } from './session-panel.tsx';
import { SitePanel } from './site-panel.tsx';
import { UnsavedContext, useUnsavedParts } from './unsaved-parts.ts';
import { WallPanel } from './wall-panel.tsx';

const Column = styled('div')({ display: 'grid', gap: 24, maxWidth: 720, '&[hidden]': { display: 'none' } });

/** Everything that leadership decides for everybody, each part saved by itself. */
export function Settings() {
  const { areComplete, reportLoaded } = useLoadedPanels();
  const { hasUnsaved, tellUnsaved } = useUnsavedParts();
  const { confirmation, ask, close } = useConfirmation();
  useLeaveGuard(hasUnsaved, (leave) => ask(leaveUnsaved(leave)));
  return (
    <>
      <PageHeading>{text('Settings')}</PageHeading>
      <Lead>{text('Settings for the whole community. Changes take effect when you save them.')}</Lead>
      {!areComplete && <p role="status">{text('Loading settings…')}</p>}
      <PanelLoadedContext value={reportLoaded}>
        <UnsavedContext value={tellUnsaved}>
          <Column hidden={!areComplete}>
            <PrivacyPanel />
            <WallPanel />
            <ReminderPanel />
            <SafetyPanel />
            <SessionPanel />
            <RequesterPanel />
            <ReplyPanel />
            <IntakePanel />
            <SitePanel />
          </Column>
        </UnsavedContext>
      </PanelLoadedContext>
      <ConfirmDialog confirmation={confirmation} onClose={close} />
    </>
  );
}

function leaveUnsaved(leave: () => void): Confirmation {
  return {
    title: text('Leave without saving?'),
    text: text('Your changes to the settings haven’t been saved.'),
    confirmLabel: text('Leave'),
    onConfirm: async () => leave(),
  };
}
