import { activeLanguage, t } from '@prayer-community/i18n/text';
import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../ui/button.tsx';
import { loadIdentity, useIdentity } from '../../../ui/identity/identity.ts';
import { changeLanguage } from '../../../ui/language/change-language.ts';
import { firstLanguage } from '../../../ui/language/chosen-language.ts';
import { toastNotChanged } from '../../../ui/language/language-toasts.ts';
import { loadNewVersion } from '../../../ui/new-version.ts';
import { createStore } from '../../../ui/store.ts';
import type { FormContextValue } from '../form-context.ts';
import { IfIntakeEnabled } from '../standalone-form/if-intake-enabled.tsx';
import { RequestPrayerPage } from '../standalone-form/lazy-request-page.ts';
import { SentNotice } from '../standalone-form/sent-notice.tsx';
import { CountdownNotice } from './countdown-notice.tsx';
import { useCurrentIdentity } from './use-current-identity.ts';
import { useInactivityReset } from './use-inactivity-reset.ts';

/** `/kiosk`: the form on a shared device in the church, for one person after another. It stores nothing about any of them. */
export function KioskPage() {
  const { number, hasInput, isSent } = useSyncExternalStore(turns.subscribe, turns.get);
  return (
    <IfIntakeEnabled channel="in_kiosk" isInUse={hasInput || isSent} turn={number} onInput={reportInput}>
      <Kiosk />
    </IfIntakeEnabled>
  );
}

interface Turn {
  number: number;
  hasInput: boolean;
  isSent: boolean;
}

/** Outside the component, because a change of language mounts it again. */
const turns = createStore<Turn>({ number: 0, hasInput: false, isSent: false });

function reportInput(): void {
  if (!turns.get().hasInput) {
    turns.set({ ...turns.get(), hasInput: true });
  }
}

function Kiosk() {
  const language = firstLanguage(useIdentity());
  const turn = useSyncExternalStore(turns.subscribe, turns.get);
  const [firstNumber] = useState(turn.number);
  const [isSending, setSending] = useState(false);
  useCurrentIdentity(turn.hasInput || turn.isSent);
  const isUntouched = !turn.isSent && activeLanguage() === language;
  const { secondsLeft, reportActivity } = useInactivityReset(isUntouched, isSending, startOver);
  const { number } = turn;
  const context = useMemo<FormContextValue>(
    () => ({
      source: 'kiosk',
      savesDraft: false,
      // A late response must not affect the next person's form.
      onSent: () => {
        if (turns.get().number === number) {
          turns.set({ number, hasInput: false, isSent: true });
        }
      },
      onSpeaking: () => {
        reportActivity();
        reportInput();
      },
      onSending: setSending,
    }),
    [number, reportActivity],
  );

  function startOver(): void {
    // A new number remounts the form and discards everything in the previous one.
    turns.set({ number: number + 1, hasInput: false, isSent: false });
    window.scrollTo(0, 0);
    if (activeLanguage() !== language) {
      changeLanguage(language, false).catch((error) => toastNotChanged(language, error));
    }
    void loadIdentity();
    void loadNewVersion();
  }

  return (
    <>
      <OneTurn
        key={number}
        context={context}
        isFirst={number === firstNumber}
        isSent={turn.isSent}
        onDone={startOver}
      />
      {secondsLeft !== null && (
        <CountdownNotice secondsLeft={secondsLeft} hasInput={turn.hasInput} onStay={reportActivity} />
      )}
    </>
  );
}

interface OneTurnProps {
  context: FormContextValue;
  isFirst: boolean;
  isSent: boolean;
  onDone: () => void;
}

function OneTurn({ context, isFirst, isSent, onDone }: OneTurnProps) {
  const start = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isFirst) {
      start.current?.focus({ preventScroll: true });
    }
  }, [isFirst]);
  return (
    <div ref={start} tabIndex={-1} style={{ outline: 'none' }}>
      {isSent ? (
        <SentNotice>
          <Button type="button" onClick={onDone}>
            {t('Done')}
          </Button>
        </SentNotice>
      ) : (
        <RequestPrayerPage context={context} />
      )}
    </div>
  );
}
