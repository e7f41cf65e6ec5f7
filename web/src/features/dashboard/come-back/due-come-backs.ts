import { isComeBackDue } from '@prayer-community/domain/prayer-request/come-back';
import type { RequestList } from '../requests/request-list.ts';
import type { StaffRequest } from '../requests/staff-request.ts';

type Dated = Pick<StaffRequest, 'id' | 'come_back_at'>;

/** Returns true if `a` comes before `b`: earlier date first, then smaller id, as the database sorts. */
export function isComeBackSooner(a: Dated, b: Dated): boolean {
  const difference = (a.come_back_at?.getTime() ?? 0) - (b.come_back_at?.getTime() ?? 0);
  return difference < 0 || (difference === 0 && a.id < b.id);
}

/** Returns the due requests of a list sorted by date. `hasMore` stays true only if every loaded request is due. */
export function dueComeBacks(list: RequestList, now: Date): RequestList {
  if (list.state !== 'ready') {
    return list;
  }
  const documents = list.documents.filter((request) => isComeBackDue(request, now));
  const isAllDue = documents.length === list.documents.length;
  return { ...list, documents, hasMore: list.hasMore && isAllDue };
}
