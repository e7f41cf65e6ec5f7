import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { useLocation } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CommunityMark } from '../../ui/identity/community-mark.tsx';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SentStatusLink } from './status-link/sent-status-link.tsx';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, '& > *': { flex: '1 1 240px' } });

/** `/prayer-confirmation`: shown once the request is stored, with the link to its status page. */
export function PrayerConfirmationPage() {
  const { state }: { state: unknown } = useLocation();
  return (
    <>
      <CommunityMark sizePx={40} />
      <PageHeading>{t('Prayer request submitted')}</PageHeading>
      <Lead>
        {t(
          'Thank you for trusting us with this. We have received your request and will lift it up in prayer. You are not alone.',
        )}
      </Lead>
      <SentStatusLink sent={state} />
      <Actions>
        <ButtonLink to={PATHS.beliefWall} look={state === null ? 'filled' : 'outlined'}>
          {t('Visit Belief Wall')}
        </ButtonLink>
        <ButtonLink to={PATHS.requestPrayer} look="outlined">
          {t('Submit Another Request')}
        </ButtonLink>
      </Actions>
    </>
  );
}
