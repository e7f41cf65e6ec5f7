import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { useEffect, useId, useLayoutEffect, useState } from 'react';
import { paper } from '../../../ui/paper.ts';
import { partOf, TOUR_STEPS } from './tour-steps.ts';
import { isBusy } from './use-tour.ts';

const Bubble = styled('div')(({ theme }) => ({
  ...paper(theme),
  display: 'grid',
  gap: 8,
  width: 'min(23rem, calc(100vw - 24px))',
  maxHeight: 'calc(100dvh - 24px)',
  overflowY: 'auto',
  padding: '16px 20px 12px',
  borderColor: theme.vars?.palette.primary.main,
  boxShadow: theme.vars?.shadows[8],
  outline: 'none',
  '& h2, & p': { margin: 0 },
  '& h2': { ...theme.typography.h2, fontSize: '1.25rem' },
}));

const Steps = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  '& > .MuiButton-root': { minWidth: 0, paddingInline: 14 },
  '& > span': { marginInlineEnd: 'auto', color: theme.vars?.palette.text.secondary },
}));

interface TourProps {
  /** False if it begins regardless of what the member is doing. */
  isOffered: boolean;
  onBegin: () => void;
  onEnd: () => void;
}

/** The tour of Today. An offered one does not begin if the member became busy while its code was loading. */
export function Tour({ isOffered, onBegin, onEnd }: TourProps) {
  const [isHindered] = useState(() => isOffered && isBusy());
  useEffect(() => (isHindered ? onEnd() : onBegin()), [isHindered, onBegin, onEnd]);
  return isHindered ? null : <BegunTour onEnd={onEnd} />;
}

/** Points at the parts of Today one after another. The screen beneath stays visible and usable. */
function BegunTour({ onEnd }: { onEnd: () => void }) {
  const [steps] = useState(() => TOUR_STEPS.filter((step) => partOf(step) !== null));
  const [index, setIndex] = useState(0);
  const titleId = useId();
  const textId = useId();
  const [before] = useState(() => document.activeElement);
  const step = steps[index];
  const isLast = index === steps.length - 1;

  useLayoutEffect(() => {
    const part = step && partOf(step);
    // The header shows its title only at the top of the page.
    window.scrollTo(0, 0);
    part?.scrollIntoView({ block: 'nearest' });
    part?.toggleAttribute(RING, true);
    return () => void part?.toggleAttribute(RING, false);
  }, [step]);

  useEffect(() => {
    const endByKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) {
        onEnd();
      }
    };
    document.addEventListener('keydown', endByKey);
    return () => document.removeEventListener('keydown', endByKey);
  }, [onEnd]);

  useEffect(
    () => () => {
      // Removing the bubble drops its focus, so return focus to the element that had it before the tour.
      if (document.activeElement === document.body && before instanceof HTMLElement) {
        before.focus({ preventScroll: true });
      }
    },
    [before],
  );

  if (step === undefined) {
    return null;
  }
  return (
    <>
      {RING_STYLES}
      <Popper
        key={index}
        open
        role="presentation"
        anchorEl={() => partOf(step) ?? document.body}
        placement="bottom"
        modifiers={MODIFIERS}
        sx={{ zIndex: 'modal' }}
      >
        <Bubble
          ref={takeFocus}
          role="dialog"
          data-tour-bubble
          tabIndex={-1}
          aria-labelledby={titleId}
          aria-describedby={textId}
        >
          <h2 id={titleId}>{t(step.title)}</h2>
          <p id={textId}>{t(step.text)}</p>
          <Steps>
            <span>{t('{step} of {steps}', { step: index + 1, steps: steps.length })}</span>
            {!isLast && <Button onClick={onEnd}>{t('Skip')}</Button>}
            {index > 0 && <Button onClick={() => setIndex(index - 1)}>{t('Back')}</Button>}
            <Button variant="contained" onClick={isLast ? onEnd : () => setIndex(index + 1)}>
              {isLast ? t('Done') : t('Next')}
            </Button>
          </Steps>
        </Bubble>
      </Popper>
    </>
  );
}

const MODIFIERS = [
  { name: 'offset', options: { offset: [0, 12] } },
  { name: 'preventOverflow', options: { padding: 12, altAxis: true } },
];

/** Marks the part that a step points at. */
const RING = 'data-tour-ring';

const RING_STYLES = (
  <GlobalStyles
    styles={({ vars }) => ({
      [`[${RING}]`]: {
        outline: `3px solid ${vars?.palette.primary.main}`,
        outlineOffset: 2,
        borderRadius: 8,
      },
      // The list clips an outline that extends beyond it.
      [`[data-card][${RING}]`]: { outlineOffset: -3 },
    })}
  />
);

/** Focuses each step so screen readers read it. */
function takeFocus(bubble: HTMLDivElement | null): void {
  bubble?.focus({ preventScroll: true });
}
