import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { counted } from '@prayer-community/i18n/text';
import { useId, useState } from 'react';
import type { StaffRequest } from '../requests/staff-request.ts';
import { UnpostedText } from '../unposted-text.tsx';
import { NoteBox } from './note-box.tsx';
import { NoteList } from './note-list.tsx';

const Notes = styled('div')({ display: 'grid', gap: 12, alignContent: 'start', minWidth: 0 });

/** The notes on a request, and a form for a new one. An emptied request has no notes and accepts no new ones. */
export function RequestNotes({ request }: { request: StaffRequest }) {
  const [isOpen, setIsOpen] = useState(true);
  // A note is in the list before a function has counted it.
  const [hasPosted, setHasPosted] = useState(false);
  const listId = useId();
  if (request.emptied_at !== null) {
    return <UnpostedText requestId={request.id} kind="notes" />;
  }
  const count = request.note_count;

  function handlePosted(): void {
    setHasPosted(true);
    setIsOpen(true);
  }

  return (
    <Notes>
      {count > 0 && (
        <div>
          <Button
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setIsOpen((wasOpen) => !wasOpen)}
            sx={TOGGLE}
          >
            {isOpen
              ? counted(count, 'Hide 1 note', 'Hide {count} notes')
              : counted(count, 'Show 1 note', 'Show {count} notes')}
          </Button>
        </div>
      )}
      {isOpen && (count > 0 || hasPosted) && (
        <div id={listId}>
          <NoteList requestId={request.id} />
        </div>
      )}
      <NoteBox requestId={request.id} onPosted={handlePosted} />
    </Notes>
  );
}

const TOGGLE = { minHeight: 44, px: 1.5, mx: -1.5 };
