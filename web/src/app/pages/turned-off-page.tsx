import { t } from '@prayer-community/i18n/text';
import { PATHS } from '../../config/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CommunityMark } from '../../ui/identity/community-mark.tsx';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

export function TurnedOffPage() {
  return (
    <>
      <CommunityMark sizePx={80} isLit={false} />
      <PageHeading>{t('This page is turned off')}</PageHeading>
      <Lead>{t('Our community doesn’t use this part of the site right now.')}</Lead>
      <ButtonLink to={PATHS.requestPrayer}>{t('Return to Home')}</ButtonLink>
    </>
  );
}
