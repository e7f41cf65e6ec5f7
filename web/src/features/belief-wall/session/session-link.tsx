import { text } from '@prayer-community/domain/texts/text';
import { PATHS } from '../../../config/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';

interface SessionLinkProps {
  /** True until there are posts to pray for: it takes its room only, so that none of them moves. */
  isWaiting: boolean;
}

/** The way to pray for the posts one after another. To ask whether leadership offers it would cost every reader of the wall a read: the session does. */
export function SessionLink({ isWaiting }: SessionLinkProps) {
  return (
    <ButtonLink
      to={PATHS.wallSession}
      look="outlined"
      style={{ visibility: isWaiting ? 'hidden' : undefined }}
    >
      {text('Prayer Session')}
    </ButtonLink>
  );
}
