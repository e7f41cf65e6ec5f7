import { message, t } from '@prayer-community/i18n/text';
import { PATHS } from '../../config/paths.ts';
import { readDraftText } from '../../features/request-prayer/draft/draft-storage.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { CommunityMark } from '../../ui/identity/community-mark.tsx';
import { Lead } from '../../ui/lead.tsx';
import { isFramed, isKiosk } from '../../ui/page-context.ts';
import { PageHeading } from '../../ui/page-heading.tsx';

const WITH_DRAFT = message(
  'Something went wrong, or you lost your connection. What you wrote is saved on this device.',
);
const WITHOUT_DRAFT = message('Something went wrong, or you lost your connection.');

/**
 * Shown if a screen fails or cannot be loaded. Both buttons reload the whole app. The next person at a kiosk must find
 * the form, and no other screen opens in a frame, so neither shows the way to the home page.
 */
export function ErrorPage() {
  const hasDraft = window.location.pathname === PATHS.requestPrayer && readDraftText() !== null;
  return (
    <>
      <CommunityMark sizePx={80} isLit={false} />
      <PageHeading>{t('Unexpected Application Error')}</PageHeading>
      <Lead>{t(hasDraft ? WITH_DRAFT : WITHOUT_DRAFT)}</Lead>
      <Button type="button" onClick={() => window.location.reload()}>
        {t('Try Again')}
      </Button>
      {!isKiosk() && !isFramed() && (
        <ButtonAnchor look="text" href={PATHS.requestPrayer}>
          {t('Return to Home')}
        </ButtonAnchor>
      )}
    </>
  );
}
