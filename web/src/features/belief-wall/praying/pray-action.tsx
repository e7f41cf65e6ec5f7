import { styled } from '@mui/material/styles';
import { Button } from '../../../ui/button.tsx';
import type { WallPost } from '../posts/wall-post.ts';
import { FlameIcon } from './flame-icon.tsx';
import { usePrayer } from './use-prayer.ts';

const Prayer = styled('div')({ display: 'flex', alignItems: 'center', gap: 10, marginInlineEnd: 'auto' });

const PrayButton = styled(Button)(({ theme }) => ({
  minHeight: 44,
  padding: '6px 16px 6px 12px',
  gap: 6,
  '&[data-prayed="true"]': {
    opacity: 1,
    cursor: 'default',
    borderColor: 'transparent',
    background: `color-mix(in srgb, ${theme.vars?.palette.primary.main} 12%, transparent)`,
  },
}));

const Count = styled('span')(({ theme }) => ({
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars?.palette.text.secondary,
}));

interface PrayActionProps {
  post: WallPost;
  /** The id of the words that are prayed for. */
  describedBy: string;
}

/** Prays for a post, and says how many prayers it has. */
export function PrayAction({ post, describedBy }: PrayActionProps) {
  const { hasPrayed, count, pray } = usePrayer(post);
  return (
    <Prayer>
      <PrayButton
        type="button"
        look="outlined"
        aria-describedby={describedBy}
        aria-disabled={hasPrayed}
        data-prayed={hasPrayed}
        onClick={pray}
      >
        <FlameIcon isLit={hasPrayed} />
        {hasPrayed ? 'You prayed' : 'Pray'}
      </PrayButton>
      <Count>{count === 1 ? '1 prayer' : `${count.toLocaleString()} prayers`}</Count>
    </Prayer>
  );
}
