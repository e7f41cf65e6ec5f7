import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { Button } from './button.tsx';
import { FlameIcon } from './flame-icon.tsx';

const Shape = styled(Button)(({ theme }) => ({
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

interface PrayButtonProps {
  hasPrayed: boolean;
  /** The id of the words that are prayed for. */
  describedBy: string;
  onPray: () => void;
}

/** Prays, and shows that the visitor has prayed. It is not disabled then, so it keeps the focus. */
export function PrayButton({ hasPrayed, describedBy, onPray }: PrayButtonProps) {
  return (
    <Shape
      type="button"
      look="outlined"
      aria-describedby={describedBy}
      aria-disabled={hasPrayed}
      data-prayed={hasPrayed}
      onClick={hasPrayed ? undefined : onPray}
    >
      <FlameIcon isLit={hasPrayed} />
      {hasPrayed ? t('You prayed') : t('Pray')}
    </Shape>
  );
}
