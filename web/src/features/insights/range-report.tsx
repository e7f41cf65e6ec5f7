import {
  dayOf,
  INSIGHT_RANGES,
  type InsightRange,
  lastWeeks,
} from '@prayer-community/domain/insights-calendar';
import type { InsightMonth } from '@prayer-community/domain/insights-counts';
import { reportOn } from '@prayer-community/domain/insights-report';
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
import { FigurePanel } from './panel/figure-panel.tsx';

interface RangeReportProps {
  months: readonly InsightMonth[];
  range: InsightRange;
  now: Date;
}

/** The figures of a range, each with its chart. */
export function RangeReport({ months, range, now }: RangeReportProps) {
  const report = reportOn(months, lastWeeks(INSIGHT_RANGES[range], now));
  const { total, weeks } = report;
  const fileName = (figures: string) => `${figures}-${weeks[0]?.week}-to-${dayOf(now)}`;
  const lastWeeksText = `the last ${weeks.length} weeks`;
  const noRequests = total.requests === 0 ? `No prayer requests in ${lastWeeksText}.` : null;
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
          note="By urgency. A week begins on Monday, UTC; the last one is not over."
          fileName={fileName('requests-by-week')}
          emptyText={noRequests}
        >
          <RequestsByWeekChart weeks={weeks} />
        </FigurePanel>
      </div>
      <FigurePanel
        table={byCategory}
        note="A request may name several categories, and counts in each."
        fileName={fileName('requests-by-category')}
        emptyText={noRequests}
      >
        <RankingChart rows={byCategory.rows} />
      </FigurePanel>
      <FigurePanel
        table={byUrgency}
        note={`Of all requests in ${lastWeeksText}.`}
        fileName={fileName('requests-by-urgency')}
        emptyText={noRequests}
      >
        <RankingChart rows={byUrgency.rows} />
      </FigurePanel>
      <div className="whole">
        <FigurePanel
          table={waitsByWeek(report)}
          note="Medians, by the week in which the request was received, to within 5 %."
          fileName={fileName('time-to-answer')}
          emptyText={
            total.assigned + total.contacted === 0
              ? `No request of ${lastWeeksText} has been assigned or contacted yet.`
              : null
          }
        >
          <WaitsChart weeks={weeks} />
        </FigurePanel>
      </div>
      <FigurePanel
        table={answeredByWeek(report)}
        note="Posts of the Belief Wall, by the week in which they were marked as answered."
        fileName={fileName('answered-on-the-wall')}
        emptyText={total.answered === 0 ? `No post was answered in ${lastWeeksText}.` : null}
      >
        <AnsweredChart weeks={weeks} />
      </FigurePanel>
    </>
  );
}
