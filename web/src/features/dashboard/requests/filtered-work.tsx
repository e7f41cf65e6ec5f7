import { type RequestFilter, withView } from '@prayer-community/domain/prayer-request/request-filter';
import { REQUEST_PARAMETER } from '@prayer-community/domain/prayer-request/request-link';
import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import { t } from '@prayer-community/i18n/text';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOutOfDate } from '../../../ui/connection/out-of-date.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { type AnnounceList, useAnnounceList } from '../../../ui/use-list-announcement.ts';
import { useDashboard } from '../dashboard-context.ts';
import { NOT_LOADED } from '../dashboard-toasts.ts';
import { useOverdueOf } from '../due/use-overdue-of.ts';
import { readFilter, writeFilter } from '../filters/filter-url.ts';
import { RequestFilters } from '../filters/request-filters.tsx';
import { ViewSwitch } from '../filters/view-switch.tsx';
import type { DashboardUrl } from '../views/use-dashboard-url.ts';
import { useReportCounts } from '../views/use-report-counts.ts';
import { useViewCounts } from '../views/use-view-counts.ts';
import type { ViewCounts } from '../views/view-tabs.tsx';
import { MoreButton } from './more-button.tsx';
import { NewRequestAnnouncement } from './new-request-announcement.tsx';
import { isOutOfDate, PAGE_SIZE } from './request-list.ts';
import { announcementOf, RequestSection } from './request-section.tsx';
import { useRequestCount } from './use-request-count.ts';
import { useRequests } from './use-requests.ts';

interface FilteredWorkProps {
  url: DashboardUrl;
  onCounts: (counts: ViewCounts) => void;
  onListed: AnnounceList;
}

export function FilteredWork({ url, onCounts, onListed }: FilteredWorkProps) {
  const { actor, visibility, reminderChoice } = useDashboard();
  const [filter, setFilter] = useFilter(visibility, reminderChoice !== null);
  const { list: allMatching, loadMore, retry } = useRequests(filter, visibility, PAGE_SIZE);
  const list = useOverdueOf(allMatching, filter, reminderChoice);
  const count = useRequestCount(filter, visibility, list);
  useReportCounts(onCounts, useViewCounts(actor, visibility, reminderChoice, allMatching));
  useFailureToast(NOT_LOADED.requests, list.state === 'refused');
  useOutOfDate(isOutOfDate(list));
  const listed = {
    heading: filter.view === 'active' ? t('Active Requests') : t('Archived Requests'),
    list,
    count,
    empty: t('No prayer requests match your filters.'),
  };
  useAnnounceList(onListed, announcementOf(listed));

  return (
    <>
      <ViewSwitch view={filter.view} onView={(view) => setFilter(withView(filter, view))} />
      <RequestFilters
        filter={filter}
        visibility={visibility}
        hasDueTimes={reminderChoice !== null}
        onFilter={setFilter}
      />
      <NewRequestAnnouncement of={JSON.stringify(filter)} list={list} />
      <RequestSection
        {...listed}
        url={url}
        more={
          <MoreButton label={t('Show {count} more', { count: PAGE_SIZE })} list={list} onMore={loadMore} />
        }
        onRetry={retry}
      />
    </>
  );
}

/** The URL stores the filter, so a reload and the Back button preserve it. */
function useFilter(
  visibility: RequestVisibility,
  hasDueTimes: boolean,
): [RequestFilter, (filter: RequestFilter) => void] {
  const [parameters, setParameters] = useSearchParams();
  const filter = useMemo(
    () => readFilter(parameters, visibility, hasDueTimes),
    [parameters, visibility, hasDueTimes],
  );
  function setFilter(next: RequestFilter): void {
    const url = writeFilter(next);
    const openId = parameters.get(REQUEST_PARAMETER);
    if (openId !== null) {
      url.set(REQUEST_PARAMETER, openId);
    }
    setParameters(url, { replace: true });
  }
  return [filter, setFilter];
}
