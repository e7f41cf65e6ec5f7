import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { useSmsSetup } from '../../firebase/deliveries/use-sms-setup.ts';
import { Lead } from '../../ui/lead.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import { AddToListCard } from './adding/add-to-list-card.tsx';
import { DistributionContext } from './distribution-context.ts';
import { FAILURE_TEXTS, NOT_LOADED } from './distribution-toasts.ts';
import { GroupCard } from './groups/group-card.tsx';
import { MemberLists } from './lists/member-lists.tsx';
import { UndeliveredMessages } from './undelivered/undelivered-messages.tsx';
import { type Distribution, useDistribution } from './use-distribution.ts';

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  marginBottom: 40,
  alignItems: 'stretch',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1fr minmax(0, 1.1fr)' },
}));

export function CommunicationDistribution({ ownUid }: { ownUid: string }) {
  const distribution = useDistribution();
  useFailureToast(NOT_LOADED, distribution.state === 'error');
  return (
    <>
      <PageHeading>{t('Communication Distribution')}</PageHeading>
      <Lead>{t('Who gets notified about new requests and reminders, by email and text message.')}</Lead>
      {distribution.state === 'loading' && <p role="status">{t('Loading distribution lists…')}</p>}
      {distribution.state === 'error' && (
        <LoadFailure text={t(FAILURE_TEXTS.load)} onRetry={distribution.retry} />
      )}
      {distribution.state === 'ready' && <Lists ownUid={ownUid} distribution={distribution} />}
    </>
  );
}

function Lists({ ownUid, distribution }: { ownUid: string; distribution: Distribution }) {
  const isSmsConfigured = useSmsSetup(true);
  const knowledge = { ...distribution, ownUid, isSmsConfigured };
  return (
    <DistributionContext value={knowledge}>
      <Cards>
        {distribution.groups.map((group) => (
          <GroupCard key={group.id} group={group} />
        ))}
        <AddToListCard />
      </Cards>
      <MemberLists />
      <UndeliveredMessages />
    </DistributionContext>
  );
}
