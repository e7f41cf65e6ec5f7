import type { ScreenSettings } from '@prayer-community/domain/settings/site-identity';
import { t } from '@prayer-community/i18n/text';
import { PATHS } from '../../config/paths.ts';
import { MemberSignOut } from '../../features/prayer-circles/member-sign-out.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CommunityMark } from '../../ui/identity/community-mark.tsx';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

export function TurnedOffPage({ part }: { part: keyof ScreenSettings }) {
  return (
    <>
      <CommunityMark sizePx={80} isLit={false} />
      <PageHeading>{t('This page is turned off')}</PageHeading>
      <Lead>{t('Our community doesn’t use this part of the site right now.')}</Lead>
      {part === 'prayer_circles' && <MemberSignOut />}
      <ButtonLink to={PATHS.requestPrayer}>{t('Return to Home')}</ButtonLink>
    </>
  );
}
