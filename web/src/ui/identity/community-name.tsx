import { DEFAULT_NAME } from '@prayer-community/domain/settings/site-identity';
import { useIdentity } from './identity.ts';

/** The community's name. Until it is known, the product's name takes its space invisibly. */
export function CommunityName() {
  const identity = useIdentity();
  return (
    <span data-community-name="" style={{ visibility: identity === null ? 'hidden' : undefined }}>
      {identity?.name ?? DEFAULT_NAME}
    </span>
  );
}
