import { isComeBackDue } from '@prayer-community/domain/prayer-request/come-back';
import { isEarlierBy } from '../../../firebase/live-pages/page-windows.ts';
import { headOf, type RequestList } from '../requests/request-list.ts';
import type { StaffRequest } from '../requests/staff-request.ts';

/** Sorts requests by the date to come back, as the database does. */
export const isComeBackSooner = isEarlierBy(({ come_back_at }: StaffRequest) => come_back_at?.getTime() ?? 0);

/** Returns the due requests of a list sorted by date. */
export function dueComeBacks(list: RequestList, now: Date): RequestList {
  return headOf(list, (request) => isComeBackDue(request, now));
}
