import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { shownName } from '../../../ui/team/staff-names.ts';
import { useNow } from '../../../ui/use-now.ts';
import { useDashboard } from '../dashboard-context.ts';
import { timeOrDate } from '../dates.ts';
import { useRequestNotes } from './use-request-notes.ts';

const List = styled('ol')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });

const Note = styled('li')(({ theme }) => ({
  paddingInlineStart: 12,
  borderInlineStart: `3px solid ${theme.vars?.palette.divider}`,
}));

const Text = styled('p')({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

const Signature = styled('p')(({ theme }) => ({
  margin: '2px 0 0',
  fontSize: '0.8125rem',
  color: theme.vars?.palette.text.secondary,
}));

export function NoteList({ requestId }: { requestId: string }) {
  const { team } = useDashboard();
  const notes = useRequestNotes(requestId);
  const now = useNow();
  if (notes.state === 'loading') {
    return <p role="status">{t('Loading notes…')}</p>;
  }
  if (notes.state === 'error') {
    return <LoadFailure text={t('We couldn’t load the notes.')} onRetry={notes.retry} />;
  }
  return (
    <List>
      {notes.documents.map((note) => (
        <Note key={note.id}>
          <Text dir="auto">{note.note_text}</Text>
          <Signature>
            {shownName(team, note.created_by, t('A former member'))},{' '}
            <time dateTime={note.created_at.toISOString()}>{timeOrDate(note.created_at, now)}</time>
          </Signature>
        </Note>
      ))}
    </List>
  );
}
