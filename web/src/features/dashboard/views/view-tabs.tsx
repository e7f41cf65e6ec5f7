import { styled } from '@mui/material/styles';
import {
  isFilteredView,
  type TodayView,
  type WorkView,
} from '@prayer-community/domain/prayer-request/work-view';
import { message, t } from '@prayer-community/i18n/text';
import { FADED_END } from '../../../ui/faded-end.ts';
import { TabLink } from '../../../ui/tab-link.ts';
import { useLostFocus } from '../../../ui/use-lost-focus.ts';
import { countText } from '../requests/count-text.ts';

const Line = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // A mouse has no other way to tabs beyond the end.
  '@media (hover: hover) and (pointer: fine)': { scrollbarWidth: 'thin' },
  ...FADED_END,
  borderBottom: `1px solid ${theme.vars?.palette.divider}`,
}));

const List = styled('ul')({
  display: 'flex',
  width: 'max-content',
  minWidth: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Tab = styled(TabLink)({ gap: 6, fontSize: '0.9375rem', '&&': { paddingInline: 10 } });

const Count = styled('span')(({ theme }) => ({
  minWidth: 22,
  padding: '1px 7px',
  borderRadius: 999,
  textAlign: 'center',
  fontSize: '0.8125rem',
  color: theme.vars?.palette.text.primary,
  background: theme.vars?.palette.action.selected,
}));

/** The number of requests in each view. Null while unknown. */
export type ViewCounts = Partial<Record<WorkView, number | null>>;

interface ViewTabsProps {
  /** Null if the content belongs to no view. */
  view: WorkView | null;
  /** The parts of *Today* that are available to the reader. */
  views: readonly TodayView[];
  counts: ViewCounts;
}

/** The tab of the shown view takes the focus if another link, such as *Show All*, led to it and is gone. */
export function ViewTabs({ view, views, counts }: ViewTabsProps) {
  const currentTab = useLostFocus<HTMLAnchorElement>(view);
  const current = view === 'archived' ? 'active' : view;
  // Most communities do not review replies, so this tab is hidden while empty.
  const shown = views.filter((each) => each !== 'to_review' || view === each || (counts[each] ?? 0) > 0);
  return (
    <nav aria-label={t('Prayer requests')} data-tour="views">
      <Line>
        <List>
          {(['today', ...shown, 'active'] as const).map((each) => (
            <li key={each} ref={each === current ? keepInView : undefined}>
              <Tab
                ref={each === current ? currentTab : undefined}
                to={urlOfView(each)}
                aria-current={each === current ? 'page' : undefined}
              >
                {isFilteredView(each) ? t('All Requests') : t(VIEW_LABELS[each])}
                {typeof counts[each] === 'number' && <Count>{countText(counts[each])}</Count>}
              </Tab>
            </li>
          ))}
        </List>
      </Line>
    </nav>
  );
}

/** Scrolls a tab to the middle of its line, now and whenever the line or the tabs in it change their width. */
function keepInView(tab: HTMLElement | null): (() => void) | undefined {
  const list = tab?.parentElement;
  const line = list?.parentElement;
  if (!tab || !list || !line) {
    return undefined;
  }
  const observer = new ResizeObserver(() => {
    const { left, width } = line.getBoundingClientRect();
    const own = tab.getBoundingClientRect();
    line.scrollLeft += own.left + own.width / 2 - (left + width / 2);
  });
  observer.observe(list);
  observer.observe(line);
  return () => observer.disconnect();
}

export function urlOfView(view: WorkView): { search: string } {
  return { search: view === 'today' ? '' : `?view=${view}` };
}

export const VIEW_LABELS = {
  today: message('Today'),
  come_back: message('Come Back'),
  due: message('Due @requests'),
  mine: message('Mine'),
  to_take: message('To Take'),
  to_review: message('To Review'),
} as const;
