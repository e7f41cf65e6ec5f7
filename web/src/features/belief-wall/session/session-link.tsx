import { t } from '@prayer-community/i18n/text';
import { PATHS } from '../../../config/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { useIdentity } from '../../../ui/identity/identity.ts';

interface SessionLinkProps {
  /** True until there are posts to pray for: it takes its room only, so that none of them moves. */
  isWaiting: boolean;
}

/** The way to pray for the posts one after another, where leadership offers it. Until that is known it takes its room only. */
export function SessionLink({ isWaiting }: SessionLinkProps) {
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
