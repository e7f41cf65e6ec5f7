import {
  dayOf,
  INSIGHT_RANGES,
  type InsightRange,
  lastWeeks,
} from '@prayer-community/domain/insights/insights-calendar';
import type { InsightMonth } from '@prayer-community/domain/insights/insights-counts';
import { reportOn } from '@prayer-community/domain/insights/insights-report';
import { counted, t } from '@prayer-community/i18n/text';
import { type AnnounceList, useAnnounceList } from '../../ui/use-list-announcement.ts';
import { AnsweredChart } from './charts/answered-chart.tsx';
import { RankingChart } from './charts/ranking-chart.tsx';
import { RequestsByWeekChart } from './charts/requests-by-week-chart.tsx';
import { WaitsChart } from './charts/waits-chart.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import {
  answeredByWeek,
  requestsByCategory,
  requestsByUrgency,
  requestsByWeek,
  waitsByWeek,
} from './figures/report-tables.ts';
import { RANGE_LABELS } from './insight-range.ts';
import { FigurePanel } from './panel/figure-panel.tsx';

interface RangeReportProps {
  months: readonly InsightMonth[];
  range: InsightRange;
  now: Date;
  onListed: AnnounceList;
}

export function RangeReport({ months, range, now, onListed }: RangeReportProps) {
  const report = reportOn(months, lastWeeks(INSIGHT_RANGES[range], now));
  const { total, weeks } = report;
  const span = t('{first}-to-{last}', { first: weeks[0]?.week ?? '', last: dayOf(now) });
  const weekCount = { weeks: weeks.length };
  const noRequests =
    total.requests === 0 ? t('No prayer requests in the last {weeks} weeks.', weekCount) : null;
  useAnnounceList(
    onListed,
    noRequests ??
      `${t(RANGE_LABELS[range])}: ${counted(total.requests, '{count} prayer request', '{count} prayer requests')}`,
  );
  const byCategory = requestsByCategory(report);
  const byUrgency = requestsByUrgency(report);
  return (
    <>
      <div className="whole">
        <FigureTiles total={total} />
      </div>
      <div className="whole">
        <FigurePanel
          table={requestsByWeek(report)}
          note={t('By urgency. Weeks start on Monday, UTC; the current week is incomplete.')}
          fileName={`${t('requests-by-week')}-${span}`}
          emptyText={noRequests}
        >
          <RequestsByWeekChart weeks={weeks} />
        </FigurePanel>
      </div>
      <FigurePanel
        table={byCategory}
        note={t('A request with several categories counts in each.')}
        fileName={`${t('requests-by-category')}-${span}`}
        emptyText={noRequests}
      >
        <RankingChart rows={byCategory.rows} />
      </FigurePanel>
      <FigurePanel
        table={byUrgency}
        note={t('All requests from the last {weeks} weeks.', weekCount)}
        fileName={`${t('requests-by-urgency')}-${span}`}
        emptyText={noRequests}
      >
        <RankingChart rows={byUrgency.rows} />
      </FigurePanel>
      <div className="whole">
        <FigurePanel
          table={waitsByWeek(report)}
          note={t('Medians by week received, to within 5%.')}
          fileName={`${t('response-time')}-${span}`}
          emptyText={
            total.assigned + total.replied + total.contacted === 0
              ? t(
                  'No request from the last {weeks} weeks has been assigned, replied to or contacted yet.',
                  weekCount,
                )
              : null
          }
        >
          <WaitsChart weeks={weeks} />
        </FigurePanel>
      </div>
      <FigurePanel
        table={answeredByWeek(report)}
        note={t('Belief Wall posts, by the week they were marked as answered.')}
        fileName={`${t('answered-on-the-wall')}-${span}`}
        emptyText={
          total.answered === 0 ? t('No posts were answered in the last {weeks} weeks.', weekCount) : null
        }
      >
        <AnsweredChart weeks={weeks} />
      </FigurePanel>
    </>
  );
}
