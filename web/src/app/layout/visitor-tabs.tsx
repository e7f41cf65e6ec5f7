import { styled } from '@mui/material/styles';
import { text } from '@prayer-community/domain/texts/text';
import { useLocation } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { TabLink } from '../../ui/tab-link.ts';

const TABS = [
  { path: PATHS.requestPrayer, label: text('Request Prayer') },
  { path: PATHS.beliefWall, label: text('Belief Wall') },
  { path: PATHS.dailyContent, label: text('Daily Content') },
  { path: PATHS.prayerCircles, label: text('Prayer Circles') },
];

const Tabs = styled('nav')(({ theme }) => ({
  flex: '1 0 100%',
  [theme.breakpoints.up('md')]: { flex: '0 1 auto' },
}));

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  // Two and two where the text is large.
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.25em, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  height: '100%',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, auto)', gap: 8 },
}));

const Tab = styled(TabLink)(({ theme }) => ({
  justifyContent: 'center',
  minHeight: 48,
  paddingInline: 6,
  textAlign: 'center',
  whiteSpace: 'normal',
  [theme.breakpoints.up('md')]: { paddingInline: 14 },
}));

/** The four tabs; the one whose path is the current path is highlighted. */
export function VisitorTabs() {
  const { pathname } = useLocation();
  return (
    <Tabs aria-label={text('Main')}>
      <List>
        {TABS.map(({ path, label }) => (
          <li key={path}>
            <Tab to={path} aria-current={path === pathname ? 'page' : undefined}>
              {label}
            </Tab>
          </li>
        ))}
      </List>
    </Tabs>
  );
}
