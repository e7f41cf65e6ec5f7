import { styled } from '@mui/material/styles';
import type { UrgencyLevel } from '@prayer-community/domain/request-form/request-choices';

/** The colours of section 9 of the specification, each 3:1 on paper, in light and dark mode. */
const COLORS: Record<UrgencyLevel, { light: string; dark: string }> = {
  low: { light: '#2f74d0', dark: '#6aa6ff' },
  medium: { light: '#a87600', dark: '#eebf2d' },
  high: { light: '#cf3346', dark: '#ff6b78' },
};

/** Takes no room, and is there for charts, legends and tooltips to point at. */
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

/** What an urgency is drawn with: its colour in a pattern of its own, for those who do not tell the colours apart. */
export function urgencyFill(level: UrgencyLevel): string {
  return `url(#urgency-${level})`;
}

/** The patterns of the three urgencies: dotted, striped, solid. */
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
