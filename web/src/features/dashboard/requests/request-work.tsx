import { styled } from '@mui/material/styles';
import { type RequestFilter, withView } from '@prayer-community/domain/prayer-request/request-filter';
import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOutOfDate } from '../connection/use-out-of-date.ts';
import type { DashboardKnowledge } from '../dashboard-context.ts';
import { useOverdueOf } from '../due/use-overdue-of.ts';
import { readFilter, writeFilter } from '../filters/filter-address.ts';
import { RequestFilters } from '../filters/request-filters.tsx';
import { useFailureToast } from '../use-failure-toast.ts';
import { ViewSwitch } from '../view-switch.tsx';
import { WORK_MAX_WIDTH_PX } from '../work-width.ts';
import { MatchingRequests } from './matching-requests.tsx';
import { useNewRequestAnnouncement } from './use-new-request-announcement.ts';
import { useRequestCount } from './use-request-count.ts';
import { useRequests } from './use-requests.ts';

const Work = styled('div')({
  display: 'grid',
  gap: 20,
  alignContent: 'start',
  minWidth: 0,
  width: '100%',
  maxWidth: WORK_MAX_WIDTH_PX,
});

interface RequestWorkProps {
  visibility: RequestVisibility;
  clock: DashboardKnowledge['clock'];
  isClockKnown: boolean;
  onOutOfDate: (isOutOfDate: boolean) => void;
}

/** The requests that the address of the dashboard asks for, and what to ask for. */
export function RequestWork({ visibility, clock, isClockKnown, onOutOfDate }: RequestWorkProps) {
  // While that is not known, the address is taken at its word.
  const [filter, setFilter] = useFilter(visibility, clock !== null || !isClockKnown);
  const { list: allMatching, loadMore, retry } = useRequests(filter, visibility);
  const list = useOverdueOf(allMatching, filter, clock);
  const count = useRequestCount(filter, visibility, list);
  const announcement = useNewRequestAnnouncement(JSON.stringify(filter), list);
  useFailureToast('loadRequests', list.state === 'refused');
  useOutOfDate(list.state === 'ready' && list.isFromCache, onOutOfDate);

  return (
    <Work>
      <ViewSwitch view={filter.view} onView={(view) => setFilter(withView(filter, view))} />
      <RequestFilters
        filter={filter}
        visibility={visibility}
        hasDueTimes={clock !== null}
        onFilter={setFilter}
      />
      <MatchingRequests
        view={filter.view}
        list={list}
        count={count}
        announcement={announcement}
        onMore={loadMore}
        onRetry={retry}
      />
    </Work>
  );
}

/** The filter stands in the address: a reload and the Back button keep it. */
function useFilter(
  visibility: RequestVisibility,
  hasDueTimes: boolean,
): [RequestFilter, (filter: RequestFilter) => void] {
  const [parameters, setParameters] = useSearchParams();
  const filter = useMemo(
    () => readFilter(parameters, visibility, hasDueTimes),
    [parameters, visibility, hasDueTimes],
  );
  return [filter, (next) => setParameters(writeFilter(next), { replace: true })];
}
