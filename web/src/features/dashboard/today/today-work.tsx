import Button from '@mui/material/Button';
import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import type { TodayView } from '@prayer-community/domain/prayer-request/work-view';
import { type Message, message, t } from '@prayer-community/i18n/text';
import { useEffect } from 'react';
import { storeTodayScope } from '../../../session/today-scope.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { useOutOfDate } from '../../../ui/connection/out-of-date.ts';
import { type DashboardKnowledge, useDashboard } from '../dashboard-context.ts';
import { LoadingRequests } from '../requests/loading-requests.tsx';
import { NewRequestAnnouncement } from '../requests/new-request-announcement.tsx';
import type { RequestList } from '../requests/request-list.ts';
import { RequestSection } from '../requests/request-section.tsx';
import { TodayTour } from '../tour/today-tour.tsx';
import { useFailureToast } from '../use-failure-toast.ts';
import { useReportCounts } from '../views/use-report-counts.ts';
import type { WorkAddress } from '../views/use-work-address.ts';
import { addressOfView, VIEW_LABELS, type ViewCounts } from '../views/view-tabs.tsx';
import { type TodayPart, useToday } from './use-today.ts';

interface TodayWorkProps {
  view: 'today' | TodayView;
  visibility: RequestVisibility;
  clock: DashboardKnowledge['clock'];
  address: WorkAddress;
  onCounts: (counts: ViewCounts) => void;
}

export function TodayWork({ view, visibility, clock, address, onCounts }: TodayWorkProps) {
  const { actor } = useDashboard();
  const { come_back, to_review, due, mine, to_take, notDue } = useToday(actor, visibility, clock);
  const lists = [come_back.list, to_review.list, mine.list, to_take.list];
  useFailureToast(
    'loadRequests',
    lists.some(({ state }) => state === 'refused'),
  );
  useOutOfDate(lists.some((list) => list.state === 'ready' && list.isFromCache));
  const hasDueTimes = clock !== null;
  useEffect(() => storeTodayScope({ actor, visibility, hasDueTimes }), [actor, visibility, hasDueTimes]);
  const parts = { come_back, to_review, due, mine, to_take };
  const isSomeOverdue = due !== null && due.list.state === 'ready' && due.list.requests.length > 0;
  const isLoading = lists.some(({ state }) => state === 'loading');
  const shown = view === 'today' ? null : parts[view];
  useReportCounts(onCounts, {
    come_back: come_back.count,
    to_review: to_review.count,
    due: due?.count ?? null,
    mine: mine.count,
    to_take: to_take.count,
  });
  return (
    <>
      {view === 'today' && address.openId === null && !isLoading && <TodayTour />}
      <NewRequestAnnouncement of="to_take" list={to_take.list} />
      {shown === null && isLoading ? (
        // The parts arrive one after another. Showing them together keeps one from pushing another down.
        <LoadingRequests />
      ) : shown !== null && view !== 'today' ? (
        <WholePart view={view} part={shown} address={address} />
      ) : (
        <>
          <PartOfToday view="come_back" part={come_back} list={come_back.list} address={address} hidesNone />
          <PartOfToday view="to_review" part={to_review} list={to_review.list} address={address} hidesNone />
          {due !== null && <PartOfToday view="due" part={due} list={due.list} address={address} hidesNone />}
          <PartOfToday view="mine" part={mine} list={mine.list} address={address} />
          <PartOfToday
            view="to_take"
            part={{ ...to_take, count: remainder(to_take.count, due) }}
            list={notDue}
            address={address}
            empty={isSomeOverdue ? restIsAssigned(notDue) : undefined}
          />
        </>
      )}
    </>
  );
}

const EMPTY: Record<TodayView, Message> = {
  come_back: message('There is nobody to come back to today.'),
  to_review: message('No reply waits for a review.'),
  due: message('Nothing is overdue.'),
  mine: message('No requests are assigned to you.'),
  to_take: message('There are no requests to take.'),
};

/** Returns the number of requests to take, without the overdue ones shown in a part of their own. Null if unknown. */
function remainder(toTakeCount: number | null, due: TodayPart | null): number | null {
  if (due === null) {
    return toTakeCount;
  }
  return toTakeCount === null || due.count === null ? null : Math.max(0, toTakeCount - due.count);
}

/** Returns the text for an empty list below overdue requests. Null if there may be others that are not loaded. */
function restIsAssigned(notDue: RequestList): string | null {
  return notDue.state === 'ready' && notDue.hasMore ? null : t('There are no others to take.');
}

interface PartOfTodayProps {
  view: TodayView;
  part: TodayPart;
  list: RequestList;
  address: WorkAddress;
  /** Renders nothing while the part is empty or not loaded. */
  hidesNone?: boolean;
  /** Replaces the default text of an empty part. */
  empty?: string | null;
}

function PartOfToday(props: PartOfTodayProps) {
  const { view, part, list, address, hidesNone = false, empty = t(EMPTY[view]) } = props;
  if (hidesNone && (list.state !== 'ready' || list.requests.length === 0)) {
    return null;
  }
  return (
    <RequestSection
      heading={t(VIEW_LABELS[view])}
      list={list}
      count={list.state === 'ready' && !list.hasMore ? list.requests.length : part.count}
      address={address}
      empty={empty}
      more={
        <ButtonLink to={addressOfView(view)} look="text" style={{ justifySelf: 'center' }}>
          {t('Show All')}
        </ButtonLink>
      }
      onRetry={part.retry}
    />
  );
}

function WholePart({ view, part, address }: { view: TodayView; part: TodayPart; address: WorkAddress }) {
  const { list, count, loadMore, retry } = part;
  return (
    <RequestSection
      heading={t(VIEW_LABELS[view])}
      list={list}
      count={count}
      address={address}
      empty={t(EMPTY[view])}
      more={
        <Button
          variant="outlined"
          data-more
          aria-disabled={list.state === 'ready' && list.isLoadingMore}
          onClick={loadMore}
          sx={{ justifySelf: 'center', mt: 1 }}
        >
          {t('Show More')}
        </Button>
      }
      onRetry={retry}
    />
  );
}
