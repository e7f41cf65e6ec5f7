import Button from '@mui/material/Button';
import { NOTE_MAX_CHARS } from '@prayer-community/domain/limits';
import { noteTextSchema } from '@prayer-community/domain/prayer-request/request-note';
import { t } from '@prayer-community/i18n/text';
import { type FormEvent, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { useDashboard } from '../dashboard-context.ts';
import { toastFailure, toastSuccess } from '../dashboard-toasts.ts';
import { useWriting } from '../presence/use-writing.ts';
import { openNoteDraft } from './note-draft.ts';

const ROWS = 2;

/** The longest time between the clicks of a double click. */
const DOUBLE_CLICK_MS = 500;

interface NoteBoxProps {
  requestId: string;
  onPosted: () => void;
}

/** A form for a note. The text is stored on this device until the note has arrived. */
export function NoteBox({ requestId, onPosted }: NoteBoxProps) {
  const { actor } = useDashboard();
  const draft = useMemo(() => openNoteDraft(actor.uid, requestId), [actor.uid, requestId]);
  const typed = useSyncExternalStore(draft.subscribe, draft.read);
  useEffect(() => draft.restore(), [draft]);
  useWriting('note', typed);
  const [problem, setProblem] = useState<string>();
  const postedAt = useRef(Number.NEGATIVE_INFINITY);
  const box = useRef<HTMLTextAreaElement>(null);

  function write(next: string): void {
    setProblem(undefined);
    draft.write(next);
  }

  async function post(noteText: string): Promise<void> {
    setProblem(undefined);
    const posting = draft.post(noteText);
    // The list shows the note immediately, so the box is free for the next one, even offline.
    onPosted();
    try {
      await posting;
      toastSuccess('postNote', requestId, null, null);
    } catch (error) {
      toastFailure('postNote', error);
    }
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const parsed = noteTextSchema.safeParse(typed);
    if (parsed.success) {
      postedAt.current = event.timeStamp;
      void post(parsed.data);
      return;
    }
    // The second click of a double click finds the box empty.
    if (event.timeStamp - postedAt.current > DOUBLE_CLICK_MS) {
      setProblem(parsed.error.issues[0]?.message);
      box.current?.focus();
    }
  }

  return (
    <form onSubmit={handleSubmit} noValidate data-saved>
      <TextArea
        ref={box}
        label={t('Add a note')}
        rows={ROWS}
        value={typed}
        aria-keyshortcuts="n"
        maxChars={NOTE_MAX_CHARS}
        error={problem}
        onChange={(event) => write(event.currentTarget.value)}
      />
      <Button type="submit" variant="outlined" sx={POST_BUTTON}>
        {t('Post Note')}
      </Button>
    </form>
  );
}

const POST_BUTTON = { mt: 1, minHeight: 44 };
