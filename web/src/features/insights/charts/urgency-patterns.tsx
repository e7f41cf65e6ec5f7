import { styled } from '@mui/material/styles';
import type { UrgencyLevel } from '@prayer-community/domain/request-form/request-choices';

/** Each color has 3:1 contrast with the background, in light and dark mode. */
const COLORS: Record<UrgencyLevel, { light: string; dark: string }> = {
  low: { light: '#2f74d0', dark: '#6aa6ff' },
  medium: { light: '#a87600', dark: '#eebf2d' },
  high: { light: '#cf3346', dark: '#ff6b78' },
};

/** Takes up no space. Charts, legends and tooltips refer to its patterns. */
const Definitions = styled('svg')(({ theme }) => ({
  position: 'absolute',
  width: 0,
  height: 0,
  '& .low': { color: COLORS.low.light },
  '& .medium': { color: COLORS.medium.light },
  '& .high': { color: COLORS.high.light },
  ...theme.applyStyles('dark', {
    '& .low': { color: COLORS.low.dark },
    '& .medium': { color: COLORS.medium.dark },
    '& .high': { color: COLORS.high.dark },
  }),
}));

/** Returns the fill for an urgency: its color in a distinct pattern, for people who cannot tell the colors apart. */
export function urgencyFill(level: UrgencyLevel): string {
  return `url(#urgency-${level})`;
}

export function UrgencyPatterns() {
  return (
    <Definitions aria-hidden="true">
      <defs>
        <pattern id="urgency-low" width="6" height="6" patternUnits="userSpaceOnUse" className="low">
          <rect width="6" height="6" fill="currentColor" opacity="0.35" />
          <circle cx="3" cy="3" r="1.6" fill="currentColor" />
        </pattern>
        <pattern
          id="urgency-medium"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
          className="medium"
        >
          <rect width="6" height="6" fill="currentColor" opacity="0.35" />
          <rect width="3" height="6" fill="currentColor" />
        </pattern>
        <pattern id="urgency-high" width="6" height="6" patternUnits="userSpaceOnUse" className="high">
          <rect width="6" height="6" fill="currentColor" />
        </pattern>
      </defs>
    </Definitions>
  );
}
