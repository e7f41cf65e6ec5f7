import Button from '@mui/material/Button';
import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import { type TodayView, todayViews } from '@prayer-community/domain/prayer-request/work-view';
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
import type { WorkAddress } from '../views/use-work-address.ts';
import { addressOfView, VIEW_LABELS, ViewTabs } from '../views/view-tabs.tsx';
import { type TodayPart, useToday } from './use-today.ts';

interface TodayWorkProps {
  view: 'today' | TodayView;
  visibility: RequestVisibility;
  clock: DashboardKnowledge['clock'];
  address: WorkAddress;
}

/** The requests that wait for the signed-in member: all parts of Today, or one of them. */
export function TodayWork({ view, visibility, clock, address }: TodayWorkProps) {
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
  const isLoading = lists.some(({ state }) => state === 'loading');
  const shown = view === 'today' ? null : (parts[view] ?? to_take);
  return (
    <>
      <ViewTabs
        view={view}
        views={todayViews(actor.role, due !== null)}
        counts={{
          come_back: come_back.count,
          to_review: to_review.count,
          due: due?.count ?? null,
          mine: mine.count,
          to_take: to_take.count,
        }}
      />
      {view === 'today' && address.openId === null && !isLoading && <TodayTour />}
      <NewRequestAnnouncement of="to_take" list={to_take.list} />
      {shown === null && isLoading ? (
        // They come one shortly after the other: shown together, none pushes another down.
        <LoadingRequests />
      ) : shown !== null && view !== 'today' ? (
        <WholePart view={view} part={shown} address={address} />
      ) : (
        <>
          <PartOfToday view="come_back" part={come_back} list={come_back.list} address={address} hidesNone />
          <PartOfToday view="to_review" part={to_review} list={to_review.list} address={address} hidesNone />
          {due !== null && <PartOfToday view="due" part={due} list={due.list} address={address} hidesNone />}
          <PartOfToday view="mine" part={mine} list={mine.list} address={address} />
          <PartOfToday view="to_take" part={to_take} list={notDue} address={address} />
        </>
      )}
    </>
  );
}

/** What is said of each part where it holds nothing. */
const EMPTY: Record<TodayView, Message> = {
  come_back: message('There is nobody to come back to today.'),
  to_review: message('No reply waits for a review.'),
  due: message('Nothing is overdue.'),
  mine: message('No requests are assigned to you.'),
  to_take: message('Every request is assigned.'),
};

interface PartOfTodayProps {
  view: TodayView;
  part: TodayPart;
  list: RequestList;
  address: WorkAddress;
  /** Leaves the part out where it holds nothing. */
  hidesNone?: boolean;
}

function PartOfToday({ view, part, list, address, hidesNone = false }: PartOfTodayProps) {
  if (hidesNone && (list.state !== 'ready' || list.requests.length === 0)) {
    return null;
  }
  return (
    <RequestSection
      heading={t(VIEW_LABELS[view])}
      list={list}
      count={list.state === 'ready' && !list.hasMore ? list.requests.length : part.count}
      address={address}
      empty={t(EMPTY[view])}
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
