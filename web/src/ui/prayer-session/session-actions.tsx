import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { Button } from '../button.tsx';
import { FlameIcon } from '../flame-icon.tsx';
import type { PrayerSessionMoves } from './use-session-keys.ts';

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  display: 'grid',
  justifyItems: 'center',
  gap: 10,
  paddingBlock: '12px max(16px, env(safe-area-inset-bottom))',
  background: `linear-gradient(transparent, ${theme.vars?.palette.background.default} 14px)`,
}));

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  maxWidth: 560,
});

const Prayed = styled(Button)({
  minHeight: 60,
  minWidth: 168,
  gap: 10,
  fontSize: '1.125rem',
  '&[data-prayed="true"]': { cursor: 'default' },
});

const StepButton = styled(Button)({
  flex: '1 0 0',
  paddingInline: 12,
  '&[aria-disabled="true"]': { cursor: 'default', opacity: 0.45 },
});

const Hints = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '4px 18px',
  margin: 0,
  fontSize: '0.875rem',
  color: theme.vars?.palette.text.secondary,
  '& kbd': {
    padding: '1px 7px',
    marginInlineEnd: 4,
    borderRadius: 6,
    border: `1px solid ${theme.vars?.palette.divider}`,
    background: theme.vars?.palette.background.paper,
    font: 'inherit',
  },
  // A touch screen has no keyboard to mention.
  '@media (hover: none), (max-width: 37.5em)': { display: 'none' },
}));

interface PrayerSessionActionsProps extends Pick<PrayerSessionMoves, 'next' | 'back' | 'pray'> {
  isFirst: boolean;
  hasPrayed: boolean;
  areKeysOn: boolean;
}

/** The Back, Prayed, and Next buttons, with hints for the keys that do the same. */
export function PrayerSessionActions({
  isFirst,
  hasPrayed,
  areKeysOn,
  next,
  back,
  pray,
}: PrayerSessionActionsProps) {
  return (
    <Bar>
      <Actions>
        <StepButton type="button" look="text" aria-disabled={isFirst} onClick={back}>
          {t('Back')}
        </StepButton>
        <Prayed
          type="button"
          look={hasPrayed ? 'outlined' : 'filled'}
          aria-disabled={hasPrayed}
          data-prayed={hasPrayed}
          // A repeated press would count a prayer for the next request, unread.
          onClick={(event) => event.detail <= 1 && pray()}
          onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
        >
          <FlameIcon isLit={hasPrayed} />
          {hasPrayed ? t('You prayed') : t('Prayed')}
        </Prayed>
        <StepButton type="button" look="text" onClick={next}>
          {t('Next')}
        </StepButton>
      </Actions>
      {areKeysOn && (
        <Hints>
          <span>
            <kbd>←</kbd>
            {t('Back')}
          </span>
          <span>
            <kbd>P</kbd>
            {t('or')} <kbd>Enter</kbd>
            {t('Prayed')}
          </span>
          <span>
            <kbd>→</kbd>
            {t('Next')}
          </span>
          <span>
            <kbd>Esc</kbd>
            {t('Leave')}
          </span>
        </Hints>
      )}
    </Bar>
  );
}
