import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import { isFilteredView, todayViews } from '@prayer-community/domain/prayer-request/work-view';
import { useState } from 'react';
import { VisuallyHidden } from '../../ui/form/visually-hidden.tsx';
import { type DashboardKnowledge, useDashboard } from './dashboard-context.ts';
import { FilteredWork } from './requests/filtered-work.tsx';
import { useListAnnouncement } from './requests/use-list-announcement.ts';
import { SearchWork } from './search/search-work.tsx';
import { TodayWork } from './today/today-work.tsx';
import type { WorkAddress } from './views/use-work-address.ts';
import { type ViewCounts, ViewTabs } from './views/view-tabs.tsx';

interface TabbedWorkProps {
  visibility: RequestVisibility;
  clock: DashboardKnowledge['clock'];
  address: WorkAddress;
}

/** The tabs and the list below them. The tabs stay mounted, so that the pressed one keeps the focus. */
export function TabbedWork(props: TabbedWorkProps) {
  const { actor } = useDashboard();
  const [counts, setCounts] = useState<ViewCounts>({});
  const { search, view: chosen, withoutSearch } = props.address;
  const hasDueTimes = props.clock !== null;
  // Without due times, the due view shows all requests to take.
  const view = chosen === 'due' && !hasDueTimes ? 'to_take' : chosen;
  const [announcement, announceList] = useListAnnouncement(JSON.stringify([withoutSearch.search, search]));
  const listed = { ...props, onCounts: setCounts, onListed: announceList };

  return (
    <>
      <ViewTabs
        view={search === '' ? view : null}
        views={todayViews(actor.role, hasDueTimes)}
        counts={counts}
      />
      <VisuallyHidden role="status">
        <span key={announcement.key}>{announcement.text}</span>
      </VisuallyHidden>
      {search !== '' ? (
        <SearchWork {...listed} />
      ) : isFilteredView(view) ? (
        <FilteredWork {...listed} />
      ) : (
        <TodayWork {...listed} view={view} />
      )}
    </>
  );
}
