import { t } from '@prayer-community/i18n/text';
import { type Confirmation, ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useConfirmation } from '../../ui/use-confirmation.ts';
import { useLeaveGuard } from '../../ui/use-leave-guard.ts';
import { PanelLoadedContext, useLoadedPanels } from './all-panels-loaded.ts';
import { IdentityPanel } from './identity/identity-panel.tsx';
import { IntakePanel } from './intake-panel.tsx';
import { PrayerSessionPanel } from './prayer-session-panel.tsx';
import { PresetPanel } from './presets/preset-panel.tsx';
import { PrivacyPanel } from './privacy-panel.tsx';
import { ReminderPanel } from './reminder-panel.tsx';
import { ReplyPanel } from './replies/reply-panel.tsx';
import { RequesterPanel } from './requester-panel.tsx';
import { SafetyPanel } from './safety-panel.tsx';
import { ScreensPanel } from './screens-panel.tsx';
import { SearchableSettings } from './searchable-settings.tsx';
import { SitePanel } from './site-panel.tsx';
import { UnsavedContext, useUnsavedParts } from './unsaved-parts.ts';
import { WallPanel } from './wall-panel.tsx';

export function Settings() {
  const { areComplete, reportLoaded } = useLoadedPanels();
  const { hasUnsaved, reportUnsaved, saveAll } = useUnsavedParts();
  const { confirmation, ask, close } = useConfirmation();
  // Tapping a link also leaves the field, so its input is saved first.
  useLeaveGuard(
    hasUnsaved,
    (leave) => void saveAll().then((isSaved) => (isSaved ? leave() : ask(leaveUnsaved(leave)))),
  );
  return (
    <>
      <PageHeading>{t('Settings')}</PageHeading>
      <Lead>{t('Settings for the whole community. Each change is saved at once, and can be undone.')}</Lead>
      {!areComplete && <p role="status">{t('Loading settings…')}</p>}
      <PanelLoadedContext value={reportLoaded}>
        <UnsavedContext value={reportUnsaved}>
          <SearchableSettings hidden={!areComplete} hasUnsaved={hasUnsaved}>
            <PresetPanel />
            <ScreensPanel />
            <IdentityPanel />
            <PrivacyPanel />
            <WallPanel />
            <ReminderPanel />
            <SafetyPanel />
            <PrayerSessionPanel />
            <RequesterPanel />
            <ReplyPanel />
            <IntakePanel />
            <SitePanel />
          </SearchableSettings>
        </UnsavedContext>
      </PanelLoadedContext>
      <ConfirmDialog confirmation={confirmation} onClose={close} />
    </>
  );
}

function leaveUnsaved(leave: () => void): Confirmation {
  return {
    title: t('Leave without saving?'),
    text: t('Your changes to the settings haven’t been saved.'),
    confirmLabel: t('Leave'),
    onConfirm: async () => leave(),
  };
}
