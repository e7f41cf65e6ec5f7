import { styled } from '@mui/material/styles';
import type { Figures } from '@prayer-community/domain/insights/insights-report';
import { counted, t } from '@prayer-community/i18n/text';
import { paper } from '../../ui/paper.ts';
import { numberText, waitText } from './figures/figure-texts.ts';

const Tiles = styled('dl')(({ theme }) => ({
  display: 'grid',
  // Stacks the tiles if the text is large.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: 12,
  margin: 0,
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(5, 1fr)',
    gap: 16,
    '& > :first-of-type': { gridColumn: 'auto' },
  },
}));

const Tile = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: '1fr auto auto',
  gap: 4,
  padding: '14px 16px 16px',
  ...paper(theme),
  '& dt': { fontSize: '0.875rem', color: theme.vars?.palette.text.secondary },
  '& dd': { margin: 0 },
}));

const Figure = styled('dd')(({ theme }) => ({
  ...theme.typography.h2,
  fontSize: 'clamp(1.5rem, 1.2rem + 1.4vw, 2.125rem)',
  fontVariantNumeric: 'lining-nums',
}));

const Beside = styled('dd')(({ theme }) => ({
  fontSize: '0.8125rem',
  color: theme.vars?.palette.text.secondary,
}));

export function FigureTiles({ total }: { total: Figures }) {
  const { requests, assigned, replied, contacted, answered } = total;
  return (
    <Tiles>
      <Tile>
        <dt>{t('Requests received')}</dt>
        <Figure>{numberText(requests)}</Figure>
        <Beside>{t('{high} high urgency', { high: total.urgency.high })}</Beside>
      </Tile>
      <Tile>
        <dt>{t('Median time to first assignment')}</dt>
        <Figure>{medianText(total.minutesToAssignment)}</Figure>
        <Beside>{t('{assigned} of {requests} assigned', { assigned, requests })}</Beside>
      </Tile>
      <Tile>
        <dt>{t('Median time to first reply')}</dt>
        <Figure>{medianText(total.minutesToReply)}</Figure>
        <Beside>{t('{replied} of {requests} replied to', { replied, requests })}</Beside>
      </Tile>
      <Tile>
        <dt>{t('Median time to first contact')}</dt>
        <Figure>{medianText(total.minutesToContact)}</Figure>
        <Beside>{t('{contacted} of {requests} contacted', { contacted, requests })}</Beside>
      </Tile>
      <Tile>
        <dt>{t('Answered on the wall')}</dt>
        <Figure>{numberText(answered)}</Figure>
        <Beside>{counted(answered, 'post', 'posts')}</Beside>
      </Tile>
    </Tiles>
  );
}

function medianText(minutes: number | null): string {
  return minutes === null ? '–' : waitText(minutes);
}
