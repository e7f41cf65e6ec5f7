import { styled } from '@mui/material/styles';
import { NOTE_MAX_CHARS } from '@prayer-community/domain/limits';
import { REPLY_MAX_CHARS } from '@prayer-community/domain/replies/reply';
import { message, t } from '@prayer-community/i18n/text';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { openTextDrafts } from '../../session/text-drafts.ts';
import { TextArea } from '../../ui/form/text-area.tsx';
import { QuietText } from '../../ui/quiet-text.ts';
import { ActionButton } from './action-button.tsx';
import { useDashboard } from './dashboard-context.ts';
import { openNoteDraft } from './notes/note-draft.ts';

const Part = styled('div')({ display: 'grid', gap: 10, minWidth: 0 });

const KINDS = {
  notes: { label: message('Your unposted note'), maxChars: NOTE_MAX_CHARS, underWay: 'notes_under_way' },
  replies: { label: message('Your unsent reply'), maxChars: REPLY_MAX_CHARS, underWay: 'replies_under_way' },
} as const;

interface UnpostedTextProps {
  requestId: string;
  kind: keyof typeof KINDS;
}

/** The reader's draft about a request that no longer accepts it, to copy or discard. Nothing if there is none. */
export function UnpostedText({ requestId, kind }: UnpostedTextProps) {
  const { actor } = useDashboard();
  const { label, maxChars, underWay } = KINDS[kind];
  const drafts = useMemo(() => openTextDrafts(actor.uid, kind), [actor.uid, kind]);
  const typed = useSyncExternalStore(drafts.subscribe, () => drafts.get(requestId));
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (kind === 'notes') {
      openNoteDraft(actor.uid, requestId).restore();
    }
  }, [actor.uid, requestId, kind]);
  if (typed === '') {
    return null;
  }

  function discard(): void {
    part.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    drafts.set(requestId, '');
    openTextDrafts(actor.uid, underWay).set(requestId, '');
  }

  return (
    <Part ref={part} data-saved>
      <TextArea label={t(label)} rows={4} value={typed} maxChars={maxChars} readOnly />
      <QuietText role="status">{t('This can no longer be sent, but you can copy it.')}</QuietText>
      <div>
        <ActionButton variant="outlined" onClick={discard}>
          {t('Discard')}
        </ActionButton>
      </div>
    </Part>
  );
}
