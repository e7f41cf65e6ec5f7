import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { Button } from '../button.tsx';
import { FlameIcon } from '../flame-icon.tsx';
import type { PrayerSessionMoves } from './use-session-keys.ts';

/** Where the text is too large for three buttons in a row. */
const LARGE_TEXT = '@container (max-width: 16em)';

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  containerType: 'inline-size',
  display: 'grid',
  justifyItems: 'center',
  gap: 10,
  paddingBlock: '12px max(16px, env(safe-area-inset-bottom))',
  background: `linear-gradient(transparent, ${theme.vars?.palette.background.default} 14px)`,
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: 6,
  width: '100%',
  maxWidth: 560,
  [theme.breakpoints.up('sm')]: { gap: 12 },
  [LARGE_TEXT]: { gridTemplateColumns: '1fr 1fr' },
}));

const Prayed = styled(Button)(({ theme }) => ({
  minHeight: 60,
  minWidth: 'min(168px, 34vw)',
  paddingInline: 14,
  gap: 10,
  fontSize: '1.125rem',
  '&[data-prayed="true"]': { cursor: 'default' },
  [theme.breakpoints.up('sm')]: { paddingInline: 24 },
  [LARGE_TEXT]: { order: -1, gridColumn: '1 / -1' },
}));

const StepButton = styled(Button)({
  paddingInline: 6,
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
