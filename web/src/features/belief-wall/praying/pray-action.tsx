import { styled } from '@mui/material/styles';
import { counted } from '@prayer-community/i18n/text';
import { PrayButton } from '../../../ui/pray-button.tsx';
import type { WallPost } from '../posts/wall-post.ts';
import { usePrayer } from './use-prayer.ts';

const Prayer = styled('div')({ display: 'flex', alignItems: 'center', gap: 10, marginInlineEnd: 'auto' });

const Count = styled('span')(({ theme }) => ({
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
