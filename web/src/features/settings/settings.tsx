import { styled } from '@mui/material/styles';
import { text } from '@prayer-community/domain/texts/text';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { IntakePanel } from './intake-panel.tsx';
import { PartKnownContext, useKnownParts } from './known-parts.ts';
import { PrivacyPanel } from './privacy-panel.tsx';
import { ReminderPanel } from './reminder-panel.tsx';
import { RequesterPanel } from './requester-panel.tsx';
import { SafetyPanel } from './safety-panel.tsx';
import { SessionPanel } from './session-panel.tsx';
import { SitePanel } from './site-panel.tsx';
import { WallPanel } from './wall-panel.tsx';

const Column = styled('div')({ display: 'grid', gap: 24, maxWidth: 720, '&[hidden]': { display: 'none' } });

/** Everything that leadership decides for everybody, each part saved by itself. */
export function Settings() {
  const { areComplete, tellKnown } = useKnownParts();
  return (
    <>
      <PageHeading>{text('Settings')}</PageHeading>
      <Lead>{text('Settings for the whole community. Changes take effect when you save them.')}</Lead>
      {!areComplete && <p role="status">{text('Loading settings…')}</p>}
      <PartKnownContext value={tellKnown}>
        <Column hidden={!areComplete}>
          <PrivacyPanel />
          <WallPanel />
          <ReminderPanel />
          <SafetyPanel />
          <SessionPanel />
          <RequesterPanel />
          <IntakePanel />
          <SitePanel />
        </Column>
      </PartKnownContext>
    </>
  );
}
