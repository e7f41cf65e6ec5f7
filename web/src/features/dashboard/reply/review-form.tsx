import { styled } from '@mui/material/styles';
import { mayReviewReplies } from '@prayer-community/domain/prayer-request/reply-review';
import { REPLY_MAX_CHARS, type Reply, replyTextSchema } from '@prayer-community/domain/replies/reply';
import type { ReplyRoute } from '@prayer-community/domain/replies/reply-route';
import type { Language } from '@prayer-community/i18n/language';
import { t } from '@prayer-community/i18n/text';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { openTextDrafts } from '../../../session/text-drafts.ts';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { QuietText } from '../../../ui/quiet-text.ts';
import { showToast, type Toast } from '../../../ui/toast/toast.ts';
import { useUnderway } from '../../../ui/use-underway.ts';
import { ActionButton } from '../action-button.tsx';
import { useDashboard } from '../dashboard-context.ts';
import { useWriting } from '../presence/use-writing.ts';
import { REPLY_TOASTS } from './reply-toasts.ts';
import { sendReviewedReply, withdrawWaitingReply } from './review-reply.ts';
import { SmsHint } from './route-hint.tsx';

const ROWS = 4;

const Form = styled('form')({ display: 'grid', gap: 10 });
/** Stays in the page while it is empty, because screen readers announce only what changes in it. */
const Status = styled(QuietText)({ '&:empty': { position: 'absolute' } });
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface ReviewFormProps {
  requestId: string;
  route: ReplyRoute | null;
  reply: Pick<Reply<Date>, 'reply_text' | 'state' | 'reviewed_by'> & { id: string };
  lang?: Language | undefined;
}

/**
 * A reply awaiting review. A leader may send it, edited or not, or withdraw it. Its author may withdraw it. If replies
 * are off or cannot reach the requester, a leader may only withdraw it. Once someone else has settled it, the edited
 * text can still be copied.
 */
export function ReviewForm({ requestId, route, reply, lang }: ReviewFormProps) {
  const { actor, offersReplies } = useDashboard();
  const isSettled = reply.state !== 'awaiting_review';
  const mayRelease = mayReviewReplies(actor.role) && offersReplies && route !== null;
  const drafts = useMemo(() => openTextDrafts(actor.uid, 'replies'), [actor.uid]);
  const [typed, setTyped] = useState(() => drafts.get(reply.id) || reply.reply_text);
  useWriting('reply', typed);
  const [problem, setProblem] = useState<string>();
  const [isUnderway, run] = useUnderway();
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);

  function carryOut(write: () => Promise<void>, done: Toast): void {
    void run(async () => {
      // The list shows the change immediately and removes this form, so focus moves first.
      form.current?.closest('li')?.focus();
      try {
        await write();
        drafts.set(reply.id, '');
        void showToast(done);
      } catch (error) {
        console.error('The reply was not updated', error);
        void showToast(REPLY_TOASTS.notReviewed);
      }
    });
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const parsed = replyTextSchema.safeParse(typed);
    if (parsed.success) {
      carryOut(() => sendReviewedReply(requestId, reply.id, actor.uid, parsed.data), REPLY_TOASTS.sent);
    } else {
      setProblem(parsed.error.issues[0]?.message);
      box.current?.focus();
    }
  }

  function discard(): void {
    form.current?.closest('li')?.focus();
    drafts.set(reply.id, '');
  }

  return (
    <Form ref={form} onSubmit={handleSubmit} noValidate data-saved>
      {(mayRelease || isSettled) && (
        <div>
          <TextArea
            ref={box}
            lang={lang}
            label={isSettled ? t('Your edited reply') : t('Reply to review')}
            rows={ROWS}
            value={typed}
            maxChars={REPLY_MAX_CHARS}
            readOnly={isSettled}
            error={isSettled ? undefined : problem}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              drafts.set(reply.id, event.currentTarget.value);
              setProblem(undefined);
            }}
          />
          {route === 'sms' && !isSettled && <SmsHint />}
        </div>
      )}
      <Status role="status">
        {isSettled &&
          (reply.reviewed_by === null
            ? t('The request ended, so this reply was not sent.')
            : t('Someone else already sent or withdrew this reply.'))}
      </Status>
      {isSettled ? (
        <Row key="settled">
          <ActionButton variant="outlined" onClick={discard}>
            {t('Discard My Changes')}
          </ActionButton>
        </Row>
      ) : (
        <Row key="open">
          {mayRelease && (
            <ActionButton type="submit" variant="contained" aria-disabled={isUnderway}>
              {t('Send Reply')}
            </ActionButton>
          )}
          <ActionButton
            variant="outlined"
            aria-disabled={isUnderway}
            onClick={() =>
              carryOut(() => withdrawWaitingReply(requestId, reply.id, actor.uid), REPLY_TOASTS.withdrawn)
            }
          >
            {t('Don’t Send')}
          </ActionButton>
        </Row>
      )}
    </Form>
  );
}
