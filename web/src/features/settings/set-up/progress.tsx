import { styled } from '@mui/material/styles';
import { SET_UP_QUESTIONS } from '@prayer-community/domain/settings/set-up';
import { t } from '@prayer-community/i18n/text';

const Line = styled('p')(({ theme }) => ({
  margin: '0 0 8px',
  fontSize: '0.9375rem',
  fontWeight: 600,
  color: theme.vars?.palette.text.secondary,
}));

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${SET_UP_QUESTIONS.length}, 1fr)`,
  gap: 4,
  marginBottom: 28,
  '& > span': { height: 6, borderRadius: 3, background: theme.vars?.palette.divider },
  '& > [data-reached]': { background: theme.vars?.palette.primary.main },
}));

export function Progress({ position }: { position: number }) {
  const count = SET_UP_QUESTIONS.length;
  return (
    <>
      <Line>{t('Question {position} of {count}', { position, count })}</Line>
      <Bar aria-hidden>
        {SET_UP_QUESTIONS.map((question, index) => (
          <span key={question} data-reached={index < position ? '' : undefined} />
        ))}
      </Bar>
    </>
  );
}
