import { text } from '@prayer-community/domain/texts/text';
import { useEffect, useState } from 'react';
import { PATHS } from '../../config/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** Under this name Firebase keeps a session; who has none cannot be of leadership, and need not load what would tell. */
const SESSION_KEY_PREFIX = 'firebase:authUser:';

/** Leads leadership, and nobody else, to the administration. */
export function ManageLink() {
  const [isLeadership, setIsLeadership] = useState(false);
  useEffect(() => {
    if (!Object.keys(localStorage).some((key) => key.startsWith(SESSION_KEY_PREFIX))) {
      return;
    }
    let isAwaited = true;
    import('./is-leadership.ts')
      .then(({ isLeadershipSession }) => isLeadershipSession())
      .then(
        (is) => isAwaited && setIsLeadership(is),
        (error: unknown) => console.warn('Whether leadership is here cannot be told', error),
      );
    return () => {
      isAwaited = false;
    };
  }, []);

  return (
    isLeadership && (
      <ButtonLink to={PATHS.dailyContentAdmin} look="outlined">
        {text('Manage Content')}
      </ButtonLink>
    )
  );
}
