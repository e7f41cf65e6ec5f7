import { t } from '@prayer-community/i18n/text';
import { PATHS } from '../../../config/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { useIdentity } from '../../../ui/identity/identity.ts';

interface PrayerSessionLinkProps {
  /** True until there are posts to pray for. The link is hidden but takes up space, so the posts do not move. */
  isWaiting: boolean;
}

/** Links to the prayer session of the wall if leadership offers it. Hidden, but takes up space, until that is known. */
export function PrayerSessionLink({ isWaiting }: PrayerSessionLinkProps) {
  const identity = useIdentity();
  if (identity?.sessions_on_wall === false) {
    return null;
  }
  return (
    <ButtonLink
      to={PATHS.wallSession}
      look="outlined"
      style={{ visibility: isWaiting || identity === null ? 'hidden' : undefined }}
    >
      {t('Prayer Session')}
    </ButtonLink>
  );
}
