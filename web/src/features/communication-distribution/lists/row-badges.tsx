import { styled } from '@mui/material/styles';
import { Badge } from '../../../ui/badge/badge.tsx';
import { type ListRow, lacksNumber, TYPE_TONES } from './list-row.ts';

const Note = styled('span')(({ theme }) => ({
  display: 'block',
  marginTop: 4,
  fontSize: '0.8125rem',
  color: theme.vars?.palette.text.secondary,
}));

/** By which ways the member is told. */
export function TypeBadge({ row }: { row: ListRow }) {
  return (
    <>
      <Badge tone={TYPE_TONES[row.type]}>{row.type}</Badge>
      {lacksNumber(row) && <Note>No phone number</Note>}
    </>
  );
}

/** Whether a leader or the role put the member there. */
export function AssignmentBadge({ row }: { row: ListRow }) {
  if (row.groupId === null) {
    return <>None</>;
  }
  return <Badge tone={row.isManual ? 'yellow' : 'grey'}>{row.isManual ? 'Manual' : 'Auto'}</Badge>;
}
