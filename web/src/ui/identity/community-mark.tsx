import { ChapelMark } from '../chapel-mark.tsx';
import { CommunityLogo } from './community-logo.tsx';
import { useIdentity } from './identity.ts';

interface CommunityMarkProps {
  sizePx: number;
  /** False if something is missing. The candle of the product's own mark is then out. */
  isLit?: boolean;
}

/** The community's logo or the product's own mark. Until the identity is known, it is invisible but takes the space of the taller one. */
export function CommunityMark({ sizePx, isLit = true }: CommunityMarkProps) {
  const identity = useIdentity();
  // Taller than the product's mark, because a logo has its own margin and often contains letters.
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
