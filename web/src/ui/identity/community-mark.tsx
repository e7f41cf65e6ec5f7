import { ChapelMark } from '../chapel-mark.tsx';
import { CommunityLogo } from './community-logo.tsx';
import { useIdentity } from './identity.ts';

interface CommunityMarkProps {
  sizePx: number;
  /** False where something is missing: the candle of the product's own mark is out. */
  isLit?: boolean;
}

/** The logo of the community, or the product's own mark; until it is known, nothing, in the room of the higher one. */
export function CommunityMark({ sizePx, isLit = true }: CommunityMarkProps) {
  const identity = useIdentity();
  // A logo has its own margin, and often letters.
  const logoPx = Math.round(sizePx * 1.2);
  return (
    <span
      data-community-mark={logoPx}
      style={{
        display: 'flex',
        minHeight: logoPx,
        alignItems: 'center',
        visibility: identity === null ? 'hidden' : undefined,
      }}
    >
      {identity?.logo ? (
        <CommunityLogo logo={identity.logo} heightPx={logoPx} />
      ) : (
        <ChapelMark sizePx={sizePx} isLit={isLit} />
      )}
    </span>
  );
}
