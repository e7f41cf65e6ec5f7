import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { ChapelMark } from '../../../ui/chapel-mark.tsx';

const Empty = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 20,
  padding: '48px 24px',
  textAlign: 'center',
  color: theme.vars?.palette.text.secondary,
  border: `1px dashed ${theme.vars?.palette.divider}`,
  borderRadius: 20,
  '& p': { margin: 0 },
}));

export function EmptyWall() {
  return (
    <Empty>
      <ChapelMark sizePx={56} />
      <p>{t('No prayer requests yet. Be the first to share!')}</p>
    </Empty>
  );
}
