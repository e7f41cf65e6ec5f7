import { styled } from '@mui/material/styles';
import { message, t } from '@prayer-community/i18n/text';
import { useLocation } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { isLeader, useOwnProfile } from '../../session/own-profile.ts';
import { TabLink } from '../../ui/tab-link.ts';

const LINKS = [
  { path: PATHS.dashboard, label: message('Home') },
  { path: PATHS.userManagement, label: message('User Management @navigation') },
  { path: PATHS.distribution, label: message('Communication') },
];

const Navigation = styled('nav')(({ theme }) => ({
  flex: '1 0 100%',
  [theme.breakpoints.up('md')]: { flex: 'none' },
}));

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-around',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  height: '100%',
  [theme.breakpoints.up('md')]: { gap: 8 },
}));

/** Navigation for leadership. Hidden for the prayer team, and until the role is known. */
export function StaffNavigation() {
  const own = useOwnProfile();
  const { pathname } = useLocation();
  if (!isLeader(own)) {
    return null;
  }
  return (
    <Navigation aria-label={t('Staff')}>
      <List>
        {LINKS.map(({ path, label }) => (
          <li key={path}>
            <TabLink to={path} aria-current={path === pathname ? 'page' : undefined}>
              {t(label)}
            </TabLink>
          </li>
        ))}
      </List>
    </Navigation>
  );
}
