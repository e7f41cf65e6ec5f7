import dayjs from 'dayjs';
import { LongMoment } from '../../../ui/team/long-moment.tsx';
import { longDate } from '../dates.ts';
import type { StaffRequest } from '../requests/staff-request.ts';

/** When a request was received. An imported file has only the day. */
export function ReceivedDate({ request: { source, created_at } }: { request: StaffRequest }) {
  return source === 'import' ? (
    <time dateTime={dayjs(created_at).format('YYYY-MM-DD')}>{longDate(created_at)}</time>
  ) : (
    <LongMoment at={created_at} />
  );
}
