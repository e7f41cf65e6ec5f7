import { styled } from '@mui/material/styles';
import type { ScreenSettings } from '@prayer-community/domain/settings/site-identity';
import { type Message, message, t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { useIdentity } from '../../ui/identity/identity.ts';
import { TabLink } from '../../ui/tab-link.ts';

const TABS: readonly { path: string; label: Message; part?: keyof ScreenSettings }[] = [
  { path: PATHS.requestPrayer, label: message('Request Prayer') },
  { path: PATHS.beliefWall, label: message('Belief Wall') },
  { path: PATHS.dailyContent, label: message('Daily Content'), part: 'daily_content' },
  { path: PATHS.prayerCircles, label: message('Prayer Circles'), part: 'prayer_circles' },
];

const Tabs = styled('nav')(({ theme }) => ({
  flex: '1 0 100%',
  containerType: 'inline-size',
  [theme.breakpoints.up('lg')]: { flex: '0 1 auto', containerType: 'normal' },
}));

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  height: '100%',
  // Two rows of two if the text is large.
  '@container (max-width: 18em)': { gridAutoFlow: 'row', gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('lg')]: { gridAutoColumns: 'auto', gap: 8 },
}));

const Tab = styled(TabLink)(({ theme }) => ({
  justifyContent: 'center',
  minHeight: 48,
  paddingInline: 6,
  textAlign: 'center',
  whiteSpace: 'normal',
  [theme.breakpoints.up('lg')]: { paddingInline: 14 },
}));

/**
 * The tabs of the parts that the site offers. Whether a part is offered may become known late. Until the next
 * navigation, its tab keeps its space so that nothing moves.
 */
export function VisitorTabs() {
  const { pathname } = useLocation();
  const screens = useIdentity()?.screens;
  const [room, setRoom] = useState({ pathname, screens });
  if (room.pathname !== pathname) {
    setRoom({ pathname, screens });
  }
  return (
    <Tabs aria-label={t('Main')}>
      <List>
        {TABS.filter(({ part }) => !part || room.screens?.[part] !== false).map(({ path, label, part }) => (
          <li
            key={path}
            data-part={part}
            style={{ visibility: !part || screens?.[part] ? undefined : 'hidden' }}
          >
            <Tab
              to={path}
              aria-current={path === pathname ? 'page' : pathname.startsWith(`${path}/`) || undefined}
            >
              {t(label)}
            </Tab>
          </li>
        ))}
      </List>
    </Tabs>
  );
}
