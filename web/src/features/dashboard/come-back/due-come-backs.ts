import { isComeBackDue } from '@prayer-community/domain/prayer-request/come-back';
import type { RequestList } from '../requests/request-list.ts';
import type { StaffRequest } from '../requests/staff-request.ts';

type Dated = Pick<StaffRequest, 'id' | 'come_back_at'>;

/** The earlier date first, and of two at once the smaller id, as the database sorts. */
export function isComeBackSooner(a: Dated, b: Dated): boolean {
  const difference = (a.come_back_at?.getTime() ?? 0) - (b.come_back_at?.getTime() ?? 0);
  return difference < 0 || (difference === 0 && a.id < b.id);
}

/** Of a list that is sorted by date, what is due. There may be more of it only where all that was loaded is. */
export function dueComeBacks(list: RequestList, now: Date): RequestList {
  if (list.state !== 'ready') {
    return list;
  }
  const requests = list.requests.filter((request) => isComeBackDue(request, now));
  const isAllDue = requests.length === list.requests.length;
  return { ...list, requests, hasMore: list.hasMore && isAllDue };
}
