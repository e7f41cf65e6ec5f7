import { styled } from '@mui/material/styles';
import { counted } from '@prayer-community/i18n/text';
import { PrayButton } from '../../../ui/pray-button.tsx';
import type { WallPost } from '../posts/wall-post.ts';
import { usePrayer } from './use-prayer.ts';

/** On a phone, the count is below the button, so that the next button fits beside it before and after a prayer. */
const Prayer = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  marginInlineEnd: 'auto',
  [theme.breakpoints.up('sm')]: { flexDirection: 'row', alignItems: 'center', gap: 10 },
}));

const Count = styled('span')(({ theme }) => ({
  // Below the text of the button.
  paddingInlineStart: 13,
  [theme.breakpoints.up('sm')]: { paddingInlineStart: 0 },
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars?.palette.text.secondary,
}));

interface PrayActionProps {
  post: WallPost;
  describedBy: string;
}

export function PrayAction({ post, describedBy }: PrayActionProps) {
  const { hasPrayed, count, pray } = usePrayer(post);
  return (
    <Prayer>
      <PrayButton hasPrayed={hasPrayed} describedBy={describedBy} onPray={pray} />
      <Count>{counted(count, '1 prayer', '{count} prayers')}</Count>
    </Prayer>
  );
}
