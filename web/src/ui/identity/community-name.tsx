import { DEFAULT_NAME } from '@prayer-community/domain/settings/site-identity';
import { useIdentity } from './identity.ts';

/** The name of the community; until it is known, nothing in the room of the product's own. */
export function CommunityName() {
  const identity = useIdentity();
  return (
    <span data-community-name="" style={{ visibility: identity === null ? 'hidden' : undefined }}>
      {identity?.name ?? DEFAULT_NAME}
    </span>
  );
}
