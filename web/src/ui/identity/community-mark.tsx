import { ChapelMark } from '../chapel-mark.tsx';
import { CommunityLogo } from './community-logo.tsx';
import { useIdentity } from './identity.ts';

/** The logo of the community, or the product's own mark; until it is known, nothing in the room of the mark. */
export function CommunityMark({ sizePx }: { sizePx: number }) {
  const identity = useIdentity();
  // A logo has its own margin, and often letters.
  const logoPx = Math.round(sizePx * 1.2);
  return (
    <span
      data-community-mark={logoPx}
      style={{ display: 'flex', visibility: identity === null ? 'hidden' : undefined }}
    >
      {identity?.logo ? (
        <CommunityLogo logo={identity.logo} heightPx={logoPx} />
      ) : (
        <ChapelMark sizePx={sizePx} />
      )}
    </span>
  );
}
