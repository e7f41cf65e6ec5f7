import { styled } from '@mui/material/styles';
import { MINUTE_MS } from '@prayer-community/domain/fields/durations';
import { Badge } from '../../../ui/badge/badge.tsx';
import { longDateTime } from '../../../ui/team/long-moment.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { ClockIcon, LateIcon } from './due-icons.tsx';
import { dueText } from './due-text.ts';

/** The badge turns yellow once no more than this much time is left. */
const SOON_MS = 30 * MINUTE_MS;

/** An icon replaces the dot, because lateness must show by shape and text, not only by color. */
const BadgeRow = styled(Badge)({ gap: 5, '&::before': { display: 'none' } });

/** Shows by when an unassigned request should be assigned. */
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
