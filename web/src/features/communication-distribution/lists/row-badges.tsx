import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { Badge } from '../../../ui/badge/badge.tsx';
import { type ListRow, lacksNumber, TYPE_LABELS, TYPE_TONES } from './list-row.ts';

const Note = styled('span')(({ theme }) => ({
  display: 'block',
  marginTop: 4,
  fontSize: '0.8125rem',
  color: theme.vars?.palette.text.secondary,
}));

export function TypeBadge({ row }: { row: ListRow }) {
  return (
    <>
      <Badge tone={TYPE_TONES[row.type]}>{t(TYPE_LABELS[row.type])}</Badge>
      {lacksNumber(row) && <Note>{t('No phone number')}</Note>}
    </>
  );
}

export function AssignmentBadge({ row }: { row: ListRow }) {
  if (row.groupId === null) {
    return t('None @assignment');
  }
  return <Badge tone={row.isManual ? 'yellow' : 'grey'}>{row.isManual ? t('Manual') : t('Auto')}</Badge>;
}
