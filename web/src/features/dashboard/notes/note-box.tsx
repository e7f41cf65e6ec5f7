import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { NOTE_MAX_CHARS } from '@prayer-community/domain/limits';
import { noteTextSchema } from '@prayer-community/domain/prayer-request/request-note';
import { t } from '@prayer-community/i18n/text';
import { type FormEvent, useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { FieldNotes, notesId } from '../../../ui/form/field-notes.tsx';
import { inputStyles } from '../../../ui/form/input-styles.ts';
import { useDashboard } from '../dashboard-context.ts';
import { toastFailure, toastSuccess } from '../dashboard-toasts.ts';
import { useWriting } from '../presence/use-writing.ts';
import { openNoteDraft } from './note-draft.ts';

const ROWS = 2;

/** The longest time between the clicks of a double click. */
const DOUBLE_CLICK_MS = 500;

const Label = styled('label')({ display: 'block', marginBottom: 6, fontWeight: 600, fontSize: '0.9375rem' });
const Box = styled('textarea')(inputStyles, { resize: 'vertical', lineHeight: 1.45 });

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
  const id = useId();

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
      toastSuccess('postNote', requestId, null);
    } catch (error) {
      console.error('The note was not posted', error);
      toastFailure('postNote');
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
      document.getElementById(id)?.focus();
    }
  }

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Label htmlFor={id}>{t('Add a note')}</Label>
      <Box
        id={id}
        rows={ROWS}
        dir="auto"
        value={typed}
        aria-keyshortcuts="n"
        maxLength={NOTE_MAX_CHARS}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? notesId(id) : undefined}
        onChange={(event) => write(event.currentTarget.value)}
      />
      <FieldNotes id={id} error={problem} />
      <Button type="submit" variant="outlined" sx={POST_BUTTON}>
        {t('Post Note')}
      </Button>
    </form>
  );
}

const POST_BUTTON = { mt: 1, minHeight: 44 };
