import { text } from '@prayer-community/domain/texts/text';
import { Suspense } from 'react';
import { PATHS } from '../../../config/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { optionalLazy } from '../../../ui/optional-lazy.ts';

const IfSessionsEnabled = optionalLazy(
  async () => (await import('../../../ui/prayer-session/if-sessions-enabled.tsx')).IfSessionsEnabled,
);

interface SessionLinkProps {
  /** True until there are posts to pray for: it takes its room only, so that none of them moves. */
  isWaiting: boolean;
}

/** The way to pray for the posts one after another, where leadership offers it. Until that is known it takes its room only. */
export function SessionLink({ isWaiting }: SessionLinkProps) {
  if (isWaiting) {
    return <SessionEntry isHidden />;
  }
  return (
    <Suspense fallback={<SessionEntry isHidden />}>
      <IfSessionsEnabled where="on_wall" whileUnknown={<SessionEntry isHidden />}>
        <SessionEntry />
      </IfSessionsEnabled>
    </Suspense>
  );
}

function SessionEntry({ isHidden = false }: { isHidden?: boolean }) {
  return (
    <ButtonLink
      to={PATHS.wallSession}
      look="outlined"
      style={{ visibility: isHidden ? 'hidden' : undefined }}
    >
      {text('Prayer Session')}
    </ButtonLink>
  );
}
