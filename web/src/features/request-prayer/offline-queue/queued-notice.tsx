import { styled } from '@mui/material/styles';
import { type Message, message, t } from '@prayer-community/i18n/text';
import { type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../../config/paths.ts';
import { InlineButton } from '../../../ui/inline-button.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { isDraftQueued, readDraftText } from '../draft/draft-storage.ts';
import { noticeBackground } from '../form-question.tsx';
import { type QueueState, queueState } from './queue-state.ts';
import { DELAYED_TEXT, GONE, QUEUED_TEXT } from './queue-toasts.ts';

const Notice = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 4,
  padding: '14px 20px 6px',
  borderRadius: 20,
  background: noticeBackground(theme, 22),
  '& p': { margin: 0 },
}));

export interface QueuedNoticeProps {
  /** Called with true while the request is being sent. The form must not change meanwhile. */
  onSending: (isSending: boolean) => void;
  /** Called when the request is no longer sent automatically: the visitor chose so, or retrying would not help. */
  onStop: () => void;
  /** Called when another tab has sent or cleared the request. */
  onGone: () => void;
}

const SENDING = message('Sending your prayer request…');
const OUTCOMES: ReadonlySet<QueueState> = new Set(['sent', 'stopped', 'gone']);
const TEXTS: Partial<Record<QueueState, Message>> = { waiting: QUEUED_TEXT, delayed: DELAYED_TEXT };

/** Says that the request is waiting for a connection. Opens the confirmation page once it is sent. */
export function QueuedNotice({ onSending, onStop, onGone }: QueuedNoticeProps) {
  const latest = useSyncExternalStore(queueState.subscribe, queueState.get);
  // If a request is queued, an outcome that is already there is an earlier one's.
  const [isEarlier, setEarlier] = useState(() => OUTCOMES.has(latest) && isDraftQueued());
  const state = isEarlier ? 'waiting' : latest;
  const isInTransit = !useSyncExternalStore(queueState.subscribe, queueState.isStoppable);
  const isStoppable = (state === 'waiting' || state === 'delayed') && !isInTransit;
  const navigate = useNavigate();
  const { handleSubmit } = useFormContext();
  useEffect(() => {
    if (isEarlier) {
      queueState.set('waiting');
      setEarlier(false);
    }
  }, [isEarlier]);
  useEffect(() => {
    onSending(state === 'sending');
    return () => onSending(false);
  }, [state, onSending]);
  useEffect(() => {
    if (state === 'sent') {
      navigate(PATHS.prayerConfirmation, { state: queueState.sent() });
    } else if (state === 'stopped') {
      onStop();
      void showErrors(handleSubmit(() => undefined));
    } else if (state === 'gone' && !isDraftQueued()) {
      void showToast(GONE);
      const leave = readDraftText() === null ? onGone : onStop;
      leave();
    }
  }, [state, onStop, onGone, navigate, handleSubmit]);

  function handleStop({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    if (isStoppable) {
      // The pressed button is about to disappear, so focus moves first.
      currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
      onStop();
    }
  }

  return (
    <Notice>
      <p>{t(TEXTS[state] ?? SENDING)}</p>
      <InlineButton type="button" look="text" aria-disabled={!isStoppable} onClick={handleStop}>
        {t('Don’t send automatically')}
      </InlineButton>
    </Notice>
  );
}

/** Shows what the request lacks, because it may have been queued before the validation could be loaded. */
async function showErrors(validate: () => Promise<void>): Promise<void> {
  try {
    await validate();
  } catch (error) {
    console.warn('The request could not be validated', error);
  }
}
