import { styled } from '@mui/material/styles';

const Badge = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '3px 12px 3px 9px',
  borderRadius: 999,
  fontSize: '0.875rem',
  fontWeight: 600,
  color: theme.vars?.palette.success.contrastText,
  background: theme.vars?.palette.success.main,
}));

const Tick = styled('svg')({
  width: 14,
  height: 14,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** Says that a prayer was answered, in a word as well as in green. */
export function AnsweredBadge() {
  return (
    <Badge>
      <Tick viewBox="0 0 16 16" aria-hidden="true">
        <path d="M3 8.5l3.2 3.2L13 5" />
      </Tick>
      Answered
    </Badge>
  );
}
