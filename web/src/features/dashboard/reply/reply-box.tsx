import { styled } from '@mui/material/styles';
import { textLanguage } from '@prayer-community/domain/prayer-request/text-language';
import { needsReview, REPLY_MAX_CHARS, replyTextSchema } from '@prayer-community/domain/replies/reply';
import type { ReplyRoute } from '@prayer-community/domain/replies/reply-route';
import { withTemplate } from '@prayer-community/domain/settings/reply-templates';
import type { ReplySettings } from '@prayer-community/domain/settings/settings';
import { t } from '@prayer-community/i18n/text';
import { type FormEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { ActionButton } from '../action-button.tsx';
import { useDashboard } from '../dashboard-context.ts';
import { useWriting } from '../presence/use-writing.ts';
import type { StaffRequest } from '../requests/staff-request.ts';
import { openReplyDraft } from './reply-draft.ts';
import { REPLY_TOASTS } from './reply-toasts.ts';
import { ReplyHint, RouteHint } from './route-hint.tsx';
import { TemplateList } from './template-list.tsx';

const ROWS = 4;

const Form = styled('form')({ display: 'grid', gap: 14, minWidth: 0 });

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface ReplyBoxProps {
  request: StaffRequest;
  route: ReplyRoute;
  settings: ReplySettings;
  onSent: () => void;
  /** Closes the box. Its text is kept. */
  onCancel: () => void;
}

/** A form for a reply. The text is stored on this device until the reply has arrived. */
export function ReplyBox({ request, route, settings, onSent, onCancel }: ReplyBoxProps) {
  const { actor } = useDashboard();
  const draft = useMemo(() => openReplyDraft(actor, request.id), [actor, request.id]);
  const typed = useSyncExternalStore(draft.subscribe, draft.read);
  const isUnderway = useSyncExternalStore(draft.subscribe, draft.isSending);
  useWriting('reply', typed);
  const [problem, setProblem] = useState<string>();
  const box = useRef<HTMLTextAreaElement>(null);
  const templates = settings.templates[request.language];
  const awaitsReview = needsReview(actor, settings);

  function write(next: string): void {
    setProblem(undefined);
    draft.write(next);
  }

  function pick(template: string): void {
    write(withTemplate(typed, template, templates));
    box.current?.focus();
  }

  async function send(replyText: string): Promise<void> {
    try {
      await draft.send({ text: replyText, awaitsReview });
      onSent();
      void showToast(awaitsReview ? REPLY_TOASTS.awaiting : REPLY_TOASTS.sent);
    } catch (error) {
      console.error('The reply was not sent', error);
      void showToast(REPLY_TOASTS.notSent);
    }
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const parsed = replyTextSchema.safeParse(typed);
    if (isUnderway) {
      return;
    }
    if (parsed.success) {
      void send(parsed.data);
    } else {
      setProblem(parsed.error.issues[0]?.message);
      box.current?.focus();
    }
  }

  return (
    <Form onSubmit={handleSubmit} noValidate data-saved aria-label={t('Reply to the requester')}>
      <TemplateList
        templates={settings.templates}
        language={request.language}
        onPick={(template) => !isUnderway && pick(template)}
      />
      <div>
        <TextArea
          ref={box}
          lang={textLanguage(request)}
          label={t('Your reply')}
          rows={ROWS}
          value={typed}
          maxChars={REPLY_MAX_CHARS}
          readOnly={isUnderway}
          error={problem}
          onChange={(event) => write(event.currentTarget.value)}
        />
        {awaitsReview ? (
          <ReplyHint>{t('A leader reviews it before it’s sent.')}</ReplyHint>
        ) : (
          <RouteHint route={route} />
        )}
      </div>
      <Row>
        <ActionButton type="submit" variant="contained" aria-disabled={isUnderway}>
          {sendLabel(isUnderway, awaitsReview)}
        </ActionButton>
        <ActionButton onClick={onCancel}>{t('Cancel')}</ActionButton>
      </Row>
    </Form>
  );
}

function sendLabel(isUnderway: boolean, awaitsReview: boolean): string {
  if (isUnderway) {
    return t('Sending…');
  }
  return awaitsReview ? t('Send for Review') : t('Send Reply');
}
