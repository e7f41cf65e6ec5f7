import { message, t } from '@prayer-community/i18n/text';
import { PATHS } from '../../config/paths.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { CommunityMark } from '../../ui/identity/community-mark.tsx';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

const WITH_DRAFT = message(
  'Something went wrong, or you lost your connection. Your prayer request is saved on this device.',
);
const WITHOUT_DRAFT = message('Something went wrong, or you lost your connection.');

/** Shown if a screen fails or cannot be loaded. Both buttons reload the whole app. */
export function ErrorPage() {
  return (
    <>
      <CommunityMark sizePx={80} isLit={false} />
      <PageHeading>{t('Unexpected Application Error')}</PageHeading>
      <Lead>{t(window.location.pathname === PATHS.requestPrayer ? WITH_DRAFT : WITHOUT_DRAFT)}</Lead>
      <Button type="button" onClick={() => window.location.reload()}>
        {t('Try Again')}
      </Button>
      <ButtonAnchor look="text" href={PATHS.requestPrayer}>
        {t('Return to Home')}
      </ButtonAnchor>
    </>
  );
}
