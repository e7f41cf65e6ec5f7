import { styled } from '@mui/material/styles';
import { text } from '@prayer-community/i18n/text';
import { Badge } from '../../../ui/badge/badge.tsx';
import { type ListRow, lacksNumber, TYPE_LABELS, TYPE_TONES } from './list-row.ts';

const Note = styled('span')(({ theme }) => ({
  display: 'block',
  marginTop: 4,
  fontSize: '0.8125rem',
  color: theme.vars?.palette.text.secondary,
}));

/** The methods by which the member is notified. */
export function TypeBadge({ row }: { row: ListRow }) {
  return (
    <>
      <Badge tone={TYPE_TONES[row.type]}>{text(TYPE_LABELS[row.type])}</Badge>
      {lacksNumber(row) && <Note>{text('No phone number')}</Note>}
    </>
  );
}

/** Whether a leader or the role put the member there. */
export function AssignmentBadge({ row }: { row: ListRow }) {
  if (row.groupId === null) {
    return text('None @assignment');
  }
  return (
    <Badge tone={row.isManual ? 'yellow' : 'grey'}>{row.isManual ? text('Manual') : text('Auto')}</Badge>
  );
}
