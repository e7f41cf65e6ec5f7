import { styled } from '@mui/material/styles';
import { requestLink } from '@prayer-community/domain/prayer-request/request-link';
import { t } from '@prayer-community/i18n/text';
import { Badge } from '../../../ui/badge/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Lead } from '../../../ui/lead.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { STATUS_LABELS, STATUS_TONES } from '../../../ui/team/request-labels.ts';
import { useRequestStatus } from './use-request-status.ts';

const Line = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  margin: '0 0 24px',
});

export function SentRequest({ requestId }: { requestId: string }) {
  const status = useRequestStatus(requestId);
  return (
    <>
      <PageHeading>{t('Your community is ready')}</PageHeading>
      <Lead>{t('Open your request, pray, and write yourself a reply. That’s how your team will work.')}</Lead>
      <Line role="status">
        {status === null ? (
          t('Your request is on its way…')
        ) : (
          <>
            {t('Your request has arrived.')}{' '}
            <Badge tone={STATUS_TONES[status]}>{t(STATUS_LABELS[status])}</Badge>
          </>
        )}
      </Line>
      <ButtonLink to={requestLink(requestId)}>{t('Open on the Dashboard')}</ButtonLink>
    </>
  );
}
