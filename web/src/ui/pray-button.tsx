import { styled } from '@mui/material/styles';
import { TINT } from '@prayer-community/domain/settings/accent-colors';
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
    background: `color-mix(in srgb, ${theme.vars?.palette.primary.main} ${TINT * 100}%, transparent)`,
  },
}));

interface PrayButtonProps {
  hasPrayed: boolean;
  describedBy: string;
  onPray: () => void;
}

/** Prays, then shows that the visitor has prayed. It is not disabled afterward, so it keeps the focus. */
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
