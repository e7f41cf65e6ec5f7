import { styled } from '@mui/material/styles';
import { dayOf, INSIGHT_RANGES, lastWeeks } from '@prayer-community/domain/insights/insights-calendar';
import { t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Lead } from '../../ui/lead.tsx';
import { ListStatus } from '../../ui/list-status.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { useListAnnouncement } from '../../ui/use-list-announcement.ts';
import { isRange, RANGE_LABELS, readRange } from './insight-range.ts';
import { MemberPanel } from './member-panel.tsx';
import { useCountedMonths } from './queries/use-insights.ts';
import { RangeReport } from './range-report.tsx';

const Work = styled('div')({ display: 'grid', gap: 24, '& > *': { minWidth: 0 } });

const Figures = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > .whole': { gridColumn: '1 / -1' },
  },
}));

/** As tall as the adjacent panel. Its chart measures the width that it has, even while it is hidden. */
const Members = styled('div')({
  display: 'grid',
  '&[data-hidden]': { visibility: 'hidden', height: 0, overflow: 'hidden' },
});

/** Shows how many requests come in, how soon the team responds, and each member's workload. The range is stored in the URL. */
export function Insights() {
  const [now] = useState(() => new Date());
  const [parameters, setParameters] = useSearchParams();
  const range = readRange(parameters);
  const [announcement, announceReport] = useListAnnouncement(range);
  const months = useCountedMonths(lastWeeks(INSIGHT_RANGES.year, now));
  return (
    <>
      <PageHeading>{t('Insights')}</PageHeading>
      <Lead>
        {t(
          'How many requests come in and how soon your team responds. Requests are counted here, never quoted.',
        )}
      </Lead>
      <Work>
        <SegmentedControl
          label={t('Range')}
          value={range}
          options={RANGES}
          onChoose={(chosen) => setParameters({ range: chosen }, { replace: true })}
        />
        <ListStatus announcement={announcement} />
        {months.state === 'loading' && <p role="status">{t('Loading insights…')}</p>}
        {months.state === 'error' && (
          <LoadFailure text={t('Failed to load insights.')} onRetry={months.retry} />
        )}
        {months.state === 'ready' && months.documents.length === 0 && (
          <p>{t('No insights yet. They start with your first prayer request.')}</p>
        )}
        <Figures>
          {months.state === 'ready' && months.documents.length > 0 && (
            <RangeReport months={months.documents} range={range} now={now} onListed={announceReport} />
          )}
          {/* Hidden until the figures above are loaded, because they would push it down. */}
          <Members data-hidden={months.state === 'loading' || undefined}>
            <MemberPanel today={dayOf(now)} />
          </Members>
        </Figures>
      </Work>
    </>
  );
}

const RANGES = Object.keys(INSIGHT_RANGES)
  .filter(isRange)
  .map((range) => ({ value: range, label: RANGE_LABELS[range] }));
