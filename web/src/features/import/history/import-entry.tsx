import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import {
  mayContinue,
  mayUndo,
  progressOf,
  type StoredImport,
} from '@prayer-community/domain/import/stored-import';
import { fullName } from '@prayer-community/domain/staff/profile';
import { t } from '@prayer-community/i18n/text';
import { useId } from 'react';
import type { Identified } from '../../../firebase/parse-documents.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { QuietText } from '../../../ui/quiet-text.ts';
import type { StaffMember } from '../../../ui/team/use-staff-members.ts';
import { useConfirmation } from '../../../ui/use-confirmation.ts';
import { useNow } from '../../../ui/use-now.ts';
import { COUNTED_KINDS, KIND_LABELS, UNDO_NOTES } from '../import-labels.ts';
import { PartTitle } from '../part-title.ts';
import { outcomeLines } from './outcome-lines.ts';
import { useUndo } from './use-undo.ts';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
});

const Lines = styled('div')({ display: 'grid', gap: 4, '& p': { margin: 0 } });

interface ImportEntryProps {
  stored: Identified<StoredImport<Date>>;
  uid: string;
  /** Undefined until loaded, or if the leader has left. */
  leader: StaffMember | undefined;
}

export function ImportEntry({ stored, uid, leader }: ImportEntryProps) {
  const now = useNow();
  const nameId = useId();
  const { isUndoing, undo } = useUndo(stored.id);
  const { confirmation, ask, close } = useConfirmation();
  const isUndoable = mayUndo(stored, now);
  const isUnfinished = mayContinue(stored, now) || (stored.state === 'undoing' && isUndoable);

  function askToUndo(): void {
    if (isUndoing) {
      return;
    }
    ask({
      title: t('Undo this import?'),
      text: [
        t('We’ll remove what it added: {things}.', { things: COUNTED_KINDS[stored.kind](stored.created) }),
        UNDO_NOTES[stored.kind](),
      ].join(' '),
      confirmLabel: t('Undo Import'),
      // The dialog closes immediately because the entry shows the progress of the undo.
      onConfirm: async () => void undo(),
    });
  }

  return (
    <li aria-labelledby={nameId} tabIndex={-1} data-card={stored.id}>
      <div>
        <Head>
          <PartTitle id={nameId}>{stored.file_name}</PartTitle>
          <QuietText>
            <Moment at={stored.started_at} />
          </QuietText>
        </Head>
        <QuietText>
          {leader
            ? t('{kind}, by {name}', { kind: t(KIND_LABELS[stored.kind]), name: fullName(leader) })
            : t(KIND_LABELS[stored.kind])}
        </QuietText>
      </div>
      {isUnfinished && (
        <LinearProgress
          variant="determinate"
          value={Math.round(100 * progressOf(stored))}
          aria-labelledby={nameId}
          sx={{ height: 6, borderRadius: 3 }}
        />
      )}
      {/* Said once it is done, not at every chunk. */}
      <Lines role="status" aria-live={isUnfinished ? 'off' : 'polite'}>
        {outcomeLines(stored, uid, now).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Lines>
      {isUndoable && (
        <div>
          <Button variant="outlined" onClick={askToUndo} aria-disabled={isUndoing} aria-describedby={nameId}>
            {stored.state === 'undoing' && !isUndoing ? t('Continue Undo') : t('Undo Import')}
          </Button>
        </div>
      )}
      <ConfirmDialog confirmation={confirmation} onClose={close} />
    </li>
  );
}
