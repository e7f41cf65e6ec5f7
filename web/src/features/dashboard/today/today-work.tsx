import type { TodayView } from '@prayer-community/domain/prayer-request/work-view';
import { type Message, message, t } from '@prayer-community/i18n/text';
import { useDeferredValue, useEffect } from 'react';
import { storeTodayScope } from '../../../session/today-scope.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { useOutOfDate } from '../../../ui/connection/out-of-date.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { type AnnounceList, useAnnounceList } from '../../../ui/use-list-announcement.ts';
import { useDashboard } from '../dashboard-context.ts';
import { NOT_LOADED } from '../dashboard-toasts.ts';
import { LoadingRequests } from '../requests/loading-requests.tsx';
import { MoreButton } from '../requests/more-button.tsx';
import { NewRequestAnnouncement } from '../requests/new-request-announcement.tsx';
import { isOutOfDate, type RequestList } from '../requests/request-list.ts';
import { announcementOf, RequestSection } from '../requests/request-section.tsx';
import { TodayTour } from '../tour/today-tour.tsx';
import type { DashboardUrl } from '../views/use-dashboard-url.ts';
import { useReportCounts } from '../views/use-report-counts.ts';
import { urlOfView, VIEW_LABELS, type ViewCounts } from '../views/view-tabs.tsx';
import { type Today, type TodayPart, useToday } from './use-today.ts';

interface TodayWorkProps {
  view: 'today' | TodayView;
  url: DashboardUrl;
  onCounts: (counts: ViewCounts) => void;
  onListed: AnnounceList;
}

export function TodayWork({ view, url, onCounts, onListed }: TodayWorkProps) {
  const { actor, visibility, reminderChoice, teamMayClaim } = useDashboard();
  const today = useToday(actor, visibility, reminderChoice);
  const { come_back, to_review, due, mine, to_take } = today;
  const lists = [come_back.list, to_review.list, mine.list, to_take.list];
  useFailureToast(
    NOT_LOADED.requests,
    lists.some(({ state }) => state === 'refused'),
  );
  useOutOfDate(lists.some(isOutOfDate));
  const hasDueTimes = reminderChoice !== null;
  useEffect(() => storeTodayScope({ actor, visibility, hasDueTimes }), [actor, visibility, hasDueTimes]);
  const parts = { come_back, to_review, due, mine, to_take };
  const isLoading = lists.some(({ state }) => state === 'loading');
  const shown = view === 'today' ? null : parts[view];
  const sections = view === 'today' || shown === null ? partsOfToday(today) : [sectionOf(view, shown)];
  const assignedByLeaders =
    actor.role === 'prayer_team' && !teamMayClaim ? t('Leaders assign these requests.') : null;
  // The parts arrive one after another. Showing them together keeps one from pushing another down.
  const isAwaited = shown === null && isLoading;
  // Deferred, so that the sections are rendered in slices and the page stays responsive.
  const isRendered = useDeferredValue(!isAwaited) && !isAwaited;
  useAnnounceList(onListed, isAwaited ? null : announcementOfAll(sections));
  useReportCounts(onCounts, {
    come_back: come_back.count,
    to_review: to_review.count,
    due: due?.count ?? null,
    mine: mine.count,
    to_take: to_take.count,
  });
  return (
    <>
      {view === 'today' && url.openId === null && isRendered && <TodayTour />}
      <NewRequestAnnouncement of="to_take" list={to_take.list} />
      {!isRendered && <LoadingRequests />}
      {isRendered &&
        sections.map((section) => (
          <RequestSection
            key={section.view}
            {...section}
            hint={section.view === 'to_take' ? assignedByLeaders : null}
            url={url}
            more={
              shown === null ? (
                <ShowAll view={section.view} />
              ) : (
                <MoreButton label={t('Show More')} list={shown.list} onMore={shown.loadMore} />
              )
            }
          />
        ))}
    </>
  );
}

const EMPTY: Record<TodayView, Message> = {
  come_back: message('There’s nobody to come back to today.'),
  to_review: message('No replies are waiting for review.'),
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

function sectionOf(
  view: TodayView,
  { list, count, retry }: TodayPart,
  empty: string | null = t(EMPTY[view]),
) {
  return { view, heading: t(VIEW_LABELS[view]), list, count, empty, onRetry: retry };
}

type Section = ReturnType<typeof sectionOf>;

/**
 * Returns the parts of *Today*. Those that have nothing to do or are not loaded are left out, except the last two. An empty
 * part of one's own does not push down the requests to take.
 */
function partsOfToday({ come_back, to_review, due, mine, to_take, notDue }: Today): Section[] {
  const rest = { ...to_take, list: notDue, count: remainder(to_take.count, due) };
  const isSomeOverdue = due !== null && hasRequests(due);
  const own = sectionOf('mine', mine);
  const toTake = sectionOf('to_take', rest, isSomeOverdue ? restIsAssigned(notDue) : undefined);
  return [
    ...(hasRequests(come_back) ? [sectionOf('come_back', come_back)] : []),
    ...(hasRequests(to_review) ? [sectionOf('to_review', to_review)] : []),
    ...(isSomeOverdue ? [sectionOf('due', due)] : []),
    ...(hasRequests(mine) || !hasRequests(rest) ? [own, toTake] : [toTake, own]),
  ].map((section) => ({ ...section, count: countOf(section) }));
}

function hasRequests({ list }: Pick<TodayPart, 'list'>): boolean {
  return list.state === 'ready' && list.documents.length > 0;
}

function countOf({ list, count }: Section): number | null {
  return list.state === 'ready' && !list.hasMore ? list.documents.length : count;
}

function announcementOfAll(sections: readonly Section[]): string | null {
  const texts = sections.map(announcementOf);
  return texts.includes(null) ? null : texts.join(' ');
}

function ShowAll({ view }: { view: TodayView }) {
  return (
    <ButtonLink to={urlOfView(view)} look="text" style={{ justifySelf: 'center' }}>
      {t('Show All')}
    </ButtonLink>
  );
}
