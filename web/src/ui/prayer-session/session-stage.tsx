import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { type ReactNode, useEffect, useRef } from 'react';
import { paper } from '../paper.ts';
import { useSwipe } from './use-swipe.ts';

const Stage = styled('section')({
  display: 'grid',
  alignItems: 'center',
  // The browser scrolls vertically and enlarges. Horizontal gestures are handled here.
  touchAction: 'pan-y pinch-zoom',
  '&[data-enlarged="true"]': { touchAction: 'auto' },
  overflowX: 'clip',
  paddingBlock: 4,
});

const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  width: '100%',
  maxWidth: 760,
  marginInline: 'auto',
  padding: '28px 22px 30px',
  outline: 'none',
  // Keeps focused elements out from under the bar of actions.
  '& *': { scrollMarginBottom: '10rem' },
  ...paper(theme),
  '@keyframes arrive': { from: { opacity: 0 } },
  animation: 'arrive 300ms ease-out',
  [theme.breakpoints.up('sm')]: { padding: '44px 52px 48px' },
}));

interface PrayerSessionStageProps {
  entryId: string;
  onSwipe: (to: 'next' | 'back') => void;
  children: ReactNode;
}

/** The current request or post, announced to assistive technology. */
export function PrayerSessionStage({ entryId, onSwipe, children }: PrayerSessionStageProps) {
  const { pulledPx, isEnlarged, handlers } = useSwipe(onSwipe);
  const card = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new card takes the focus if nothing else has it
  useEffect(() => {
    if (document.activeElement === document.body) {
      card.current?.focus({ preventScroll: true });
    }
  }, [entryId]);
  return (
    <Stage aria-label={t('Current request')} aria-live="polite" data-enlarged={isEnlarged} {...handlers}>
      <Card
        key={entryId}
        ref={card}
        tabIndex={-1}
        style={pulledPx === 0 ? undefined : { transform: `translateX(${pulledPx}px)` }}
      >
        {children}
      </Card>
    </Stage>
  );
}
