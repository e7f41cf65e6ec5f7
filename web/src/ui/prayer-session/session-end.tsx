import { styled } from '@mui/material/styles';
import { counted, t } from '@prayer-community/i18n/text';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button, ButtonLink } from '../button.tsx';
import { ChapelMark } from '../chapel-mark.tsx';

const Container = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 16,
  padding: '48px 8px 72px',
  textAlign: 'center',
  '& h2': {
    ...theme.typography.h1,
    fontSize: 'clamp(1.7rem, 1.4rem + 1.6vw, 2.5rem)',
    margin: '8px 0 0',
    outline: 'none',
  },
  '& > p': { margin: 0, maxWidth: '34em', fontSize: '1.125rem', color: theme.vars?.palette.text.secondary },
}));

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  marginTop: 12,
});

interface PrayerSessionPlaceProps {
  heading: string;
  text: string;
  children?: ReactNode;
}

/** Shown when there is nothing to pray for on the screen. Its heading takes the focus. */
function PrayerSessionPlace({ heading, text, children }: PrayerSessionPlaceProps) {
  const head = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => head.current?.focus({ preventScroll: true }), []);
  return (
    <Container>
      <ChapelMark sizePx={64} />
      <h2 ref={head} tabIndex={-1}>
        {heading}
      </h2>
      <p>{text}</p>
      <Actions>{children}</Actions>
    </Container>
  );
}

interface PrayerSessionEndProps {
  prayedCount: number;
  isEmpty: boolean;
  hasSkipped: boolean;
  hasMore: boolean;
  allSkipped: string;
  leaveTo: string;
  leaveLabel: string;
  onAgain: () => void;
  onBack: () => void;
  onReadOn: () => void;
}

export function PrayerSessionEnd(props: PrayerSessionEndProps) {
  const { prayedCount, isEmpty, hasSkipped, hasMore, allSkipped } = props;
  const { leaveTo, leaveLabel, onAgain, onBack, onReadOn } = props;
  const leave = (
    <ButtonLink to={leaveTo} look={isEmpty && hasMore ? 'outlined' : 'filled'}>
      {leaveLabel}
    </ButtonLink>
  );
  const goBack = !isEmpty && (
    <Button type="button" look="text" onClick={onBack}>
      {t('Back')}
    </Button>
  );
  if (hasMore) {
    return (
      <PrayerSessionPlace
        heading={prayedCount > 0 ? prayedForText(prayedCount) : t('You’ve recently prayed for all of these')}
        text={t('There may be more requests you haven’t prayed for.')}
      >
        {leave}
        <Button type="button" look={isEmpty ? 'filled' : 'outlined'} onClick={onReadOn}>
          {t('Show More @session')}
        </Button>
        {goBack}
      </PrayerSessionPlace>
    );
  }
  if (isEmpty) {
    return (
      <PrayerSessionPlace
        heading={t('No requests to pray for right now')}
        text={hasSkipped ? allSkipped : t('New requests will show up here.')}
      >
        {leave}
      </PrayerSessionPlace>
    );
  }
  return (
    <PrayerSessionPlace
      heading={prayedCount > 0 ? prayedForText(prayedCount) : t('You’ve seen them all')}
      text={
        prayedCount > 0
          ? t('Thank you. Your prayers remind people they’re not alone.')
          : t('Viewing isn’t counted. Come back whenever you want to pray.')
      }
    >
      {leave}
      <Button type="button" look="outlined" onClick={onAgain}>
        {t('Start Over')}
      </Button>
      {goBack}
    </PrayerSessionPlace>
  );
}

export function PrayerSessionFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <PrayerSessionPlace
      heading={t('The session stopped')}
      text={t('We couldn’t load the prayer requests. Please check your connection.')}
    >
      <Button type="button" onClick={onRetry}>
        {t('Try Again')}
      </Button>
    </PrayerSessionPlace>
  );
}

function prayedForText(count: number): string {
  return counted(count, 'You prayed for 1 request', 'You prayed for {count} requests');
}
