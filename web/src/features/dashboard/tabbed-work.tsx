import { isFilteredView, todayViews } from '@prayer-community/domain/prayer-request/work-view';
import { useState } from 'react';
import { ListStatus } from '../../ui/list-status.tsx';
import { useListAnnouncement } from '../../ui/use-list-announcement.ts';
import { useDashboard } from './dashboard-context.ts';
import { FilteredWork } from './requests/filtered-work.tsx';
import { SearchWork } from './search/search-work.tsx';
import { TodayWork } from './today/today-work.tsx';
import type { DashboardUrl } from './views/use-dashboard-url.ts';
import { type ViewCounts, ViewTabs } from './views/view-tabs.tsx';

/** The tabs and the list below them. The tabs stay mounted, so that the pressed one keeps the focus. */
export function TabbedWork({ url }: { url: DashboardUrl }) {
  const { actor, reminderChoice } = useDashboard();
  const [counts, setCounts] = useState<ViewCounts>({});
  const { search, view: chosen, withoutSearch } = url;
  const hasDueTimes = reminderChoice !== null;
  // Without due times, the due view shows all requests to take.
  const view = chosen === 'due' && !hasDueTimes ? 'to_take' : chosen;
  const [announcement, announceList] = useListAnnouncement(JSON.stringify([withoutSearch.search, search]));
  const listed = { url, onListed: announceList };

  return (
    <>
      <ViewTabs
        view={search === '' ? view : null}
        views={todayViews(actor.role, hasDueTimes)}
        counts={counts}
      />
      <ListStatus announcement={announcement} />
      {search !== '' ? (
        <SearchWork {...listed} />
      ) : isFilteredView(view) ? (
        <FilteredWork {...listed} onCounts={setCounts} />
      ) : (
        <TodayWork {...listed} view={view} onCounts={setCounts} />
      )}
    </>
  );
}
