import { styled } from '@mui/material/styles';
import { text } from '@prayer-community/domain/texts/text';
import { Link, useLocation } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';

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

const Tab = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: '100%',
  minHeight: 48,
  padding: '4px 6px',
  borderBottom: '3px solid transparent',
  borderTop: '3px solid transparent',
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  color: theme.vars?.palette.text.secondary,
  '&:hover': { color: theme.vars?.palette.text.primary },
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-current]': {
    color: theme.vars?.palette.primary.main,
    borderBottomColor: theme.vars?.palette.primary.main,
  },
  [theme.breakpoints.up('md')]: { padding: '4px 14px', fontSize: '0.9375rem' },
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
