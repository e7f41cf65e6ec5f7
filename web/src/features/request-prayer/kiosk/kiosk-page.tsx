import { text } from '@prayer-community/domain/texts/text';
import { lazy, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { FormPlace } from '../form-place.ts';
import { SentNotice } from '../placed-form/sent-notice.tsx';
import { WhereOffered } from '../placed-form/where-offered.tsx';
import { CountdownNotice } from './countdown-notice.tsx';
import { useForgetting } from './use-forgetting.ts';

// By the same way as on the site: a second one would part the form from its page, which most visitors open first.
const RequestPrayerPage = lazy(async () => ({
  default: (await import('../request-prayer-page.tsx')).RequestPrayerPage,
}));

/** `/kiosk`: the form on a device that stands in the church, for one person after another. It keeps nothing of any. */
export function KioskPage() {
  return (
    <WhereOffered place="in_kiosk">
      <Kiosk />
    </WhereOffered>
  );
}

interface Turn {
  number: number;
  isSent: boolean;
}

function Kiosk() {
  const [turn, setTurn] = useState<Turn>({ number: 0, isSent: false });
  const { secondsLeft, stir } = useForgetting(!turn.isSent, startOver);
  const place = useMemo<FormPlace>(
    () => ({
      source: 'kiosk',
      keepsDraft: false,
      onSent: () => setTurn(({ number }) => ({ number, isSent: true })),
      onSpeaking: stir,
    }),
    [stir],
  );

  function startOver(): void {
    // Another number is another form: with the one before goes all that it held.
    setTurn(({ number }) => ({ number: number + 1, isSent: false }));
    window.scrollTo(0, 0);
  }

  return (
    <>
      <OneTurn
        key={turn.number}
        place={place}
        isFirst={turn.number === 0}
        isSent={turn.isSent}
        onDone={startOver}
      />
      {secondsLeft !== null && <CountdownNotice secondsLeft={secondsLeft} onStay={stir} />}
    </>
  );
}

interface OneTurnProps {
  place: FormPlace;
  isFirst: boolean;
  isSent: boolean;
  onDone: () => void;
}

function OneTurn({ place, isFirst, isSent, onDone }: OneTurnProps) {
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFirst) {
      start.current?.focus({ preventScroll: true });
    }
  }, [isFirst]);
  return (
    <div ref={start} tabIndex={-1} style={{ outline: 'none' }}>
      {isSent ? (
        <SentNotice>
          <Button type="button" onClick={onDone}>
            {text('Done')}
          </Button>
        </SentNotice>
      ) : (
        <RequestPrayerPage place={place} />
      )}
    </div>
  );
}
