import { REQUEST_PARAMETER } from '@prayer-community/domain/prayer-request/request-link';
import { WORK_VIEWS, type WorkView } from '@prayer-community/domain/prayer-request/work-view';

/** An id that a link may carry: one path segment. */
const REQUEST_ID = /^[\w-]{1,128}$/;

/** Marks that a search is shown. The search text may be a name or phone number, so it is not part of the URL. */
export const SEARCH_PARAMETER = 'search';

export interface ReadUrl {
  view: WorkView;
  /** The open request. Null if none is open. */
  openId: string | null;
  isSearch: boolean;
}

/** Reads the dashboard's URL. Unknown values count as not chosen. */
export function readDashboardUrl(parameters: URLSearchParams): ReadUrl {
  const view = parameters.get('view');
  const named = parameters.get(REQUEST_PARAMETER) ?? '';
  return {
    view: WORK_VIEWS.find((known) => known === view) ?? 'today',
    openId: REQUEST_ID.test(named) ? named : null,
    isSearch: parameters.has(SEARCH_PARAMETER),
  };
}
