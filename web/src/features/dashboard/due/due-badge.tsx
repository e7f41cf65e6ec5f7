import { styled } from '@mui/material/styles';
import { Badge } from '../../../ui/badge/badge.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { longDateTime } from '../dates.ts';
import { ClockIcon, LateIcon } from './due-icons.tsx';
import { dueText } from './due-text.ts';

/** From here on the time that is left is shown as scarce. */
const SOON_MS = 30 * 60_000;

/** An icon replaces the dot: lateness shows by shape and word, not by color alone. */
const BadgeRow = styled(Badge)({ gap: 5, '&::before': { display: 'none' } });

/** Until when somebody should have the request, as long as nobody has. */
export function DueBadge({ dueAt }: { dueAt: Date }) {
  const now = useNow();
  const leftMs = dueAt.getTime() - now.getTime();
  const isLate = leftMs <= 0;
  return (
    <BadgeRow tone={isLate ? 'red' : leftMs <= SOON_MS ? 'yellow' : 'grey'}>
      {isLate ? <LateIcon /> : <ClockIcon />}
      <time dateTime={dueAt.toISOString()} title={longDateTime(dueAt)}>
        {dueText(dueAt, now)}
      </time>
    </BadgeRow>
  );
}
