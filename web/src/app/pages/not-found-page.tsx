import { t } from '@prayer-community/i18n/text';
import { PATHS } from '../../config/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CommunityMark } from '../../ui/identity/community-mark.tsx';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

export function NotFoundPage() {
  return (
    <>
      <CommunityMark sizePx={80} isLit={false} />
      <PageHeading title={t('Page not found')}>{t('Oops! Page not found')}</PageHeading>
      <Lead>{t('The address may be wrong, or the page may have moved.')}</Lead>
      <ButtonLink to={PATHS.requestPrayer}>{t('Return to Home')}</ButtonLink>
    </>
  );
}
