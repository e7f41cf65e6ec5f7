import { REQUEST_PARAMETER } from '@prayer-community/domain/prayer-request/request-link';
import { WORK_VIEWS, type WorkView } from '@prayer-community/domain/prayer-request/work-view';
import * as z from 'zod';

/** An id as a link may carry it: one segment of a path. */
const REQUEST_ID = /^[\w-]{1,128}$/;

/** Says that a search is shown. Its words are names and phone numbers, and are no part of the address. */
export const SEARCH_PARAMETER = 'search';

const viewSchema = z.enum(WORK_VIEWS).catch('today');

/** What the address of the dashboard asks for. */
export interface ReadAddress {
  view: WorkView;
  /** The request that is open; null where none is. */
  openId: string | null;
  isSearch: boolean;
}

/** Reads the address of the dashboard; what it does not know counts as not chosen. */
export function readWorkAddress(parameters: URLSearchParams): ReadAddress {
  const named = parameters.get(REQUEST_PARAMETER) ?? '';
  return {
    view: viewSchema.parse(parameters.get('view')),
    openId: REQUEST_ID.test(named) ? named : null,
    isSearch: parameters.has(SEARCH_PARAMETER),
  };
}
