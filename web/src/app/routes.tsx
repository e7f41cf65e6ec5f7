import { Route, Routes } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { IfEnabled } from './if-enabled.tsx';
import { PublicLayout } from './layout/public-layout.tsx';
import { RootLayout } from './layout/root-layout.tsx';
import { screen } from './screen.ts';

const RequestPrayerPage = screen(
  async () => (await import('../features/request-prayer/request-prayer-page.tsx')).RequestPrayerPage,
);
const PrayerConfirmationPage = screen(
  async () =>
    (await import('../features/request-prayer/prayer-confirmation-page.tsx')).PrayerConfirmationPage,
);
const PrayerCirclesPage = screen(
  async () => (await import('../features/prayer-circles/prayer-circles-page.tsx')).PrayerCirclesPage,
);
const CirclePage = screen(
  async () => (await import('../features/prayer-circles/circle-page.tsx')).CirclePage,
);
const SignInPage = screen(async () => (await import('../features/link-sign-in/sign-in-page.tsx')).SignInPage);
const StatusPage = screen(async () => (await import('../features/status-page/status-page.tsx')).StatusPage);
const MailAndPrivacyPage = screen(
  async () => (await import('./mail-and-privacy-page.tsx')).MailAndPrivacyPage,
);
const BeliefWallPage = screen(
  async () => (await import('../features/belief-wall/belief-wall-page.tsx')).BeliefWallPage,
);
const FullScreenLayout = screen(
  async () => (await import('./layout/full-screen-layout.tsx')).FullScreenLayout,
);
const KioskPage = screen(
  async () => (await import('../features/request-prayer/kiosk/kiosk-page.tsx')).KioskPage,
);
const EmbedPage = screen(
  async () => (await import('../features/request-prayer/embed/embed-page.tsx')).EmbedPage,
);
const WallSessionPage = screen(
  async () => (await import('../features/belief-wall/prayer-session/wall-session-page.tsx')).WallSessionPage,
);
const DailyContentPage = screen(
  async () => (await import('../features/daily-content/daily-content-page.tsx')).DailyContentPage,
);
const HelpPage = screen(async () => (await import('../features/help/help-page.tsx')).HelpPage);
// A visitor's first load contains nothing of the staff area, not even its file names.
const StaffRoutes = screen(async () => (await import('./staff-routes.tsx')).loadStaffRoutes());

// Rarely visited, so they share one file.
const MAIL_AND_PRIVACY_PATHS = [
  PATHS.confirmAddress,
  PATHS.unsubscribe,
  PATHS.unsubscribeByMail,
  PATHS.privacy,
];

const FIRST_SCREENS = new Map<string, { load(): Promise<void> }>([
  [PATHS.requestPrayer, RequestPrayerPage],
  [PATHS.beliefWall, BeliefWallPage],
  [PATHS.dailyContent, DailyContentPage],
  [PATHS.dashboard, StaffRoutes],
]);

/** Loads the screen at this address if it has a shell, so that the screen can replace the shell in one step. */
export async function loadFirstScreen(path: string): Promise<void> {
  await FIRST_SCREENS.get(path)?.load();
}

/** All routes. The code of each screen is loaded on its first visit. Addresses not listed here lead to the staff routes. */
export function AppRoutes() {
  return (
    <Routes>
      <Route Component={RootLayout}>
        <Route Component={PublicLayout}>
          <Route path={PATHS.requestPrayer} Component={RequestPrayerPage} />
          <Route path={PATHS.prayerConfirmation} Component={PrayerConfirmationPage} />
          <Route path={PATHS.status} Component={StatusPage} />
          <Route element={<IfEnabled part="daily_content" />}>
            <Route path={PATHS.dailyContent} Component={DailyContentPage} />
          </Route>
          <Route element={<IfEnabled part="prayer_circles" />}>
            <Route path={PATHS.prayerCircles} Component={PrayerCirclesPage} />
            <Route path={PATHS.prayerCircle} Component={CirclePage} />
            <Route path={PATHS.signIn} Component={SignInPage} />
          </Route>
          {MAIL_AND_PRIVACY_PATHS.map((path) => (
            <Route key={path} path={path} Component={MailAndPrivacyPage} />
          ))}
          <Route path={PATHS.beliefWall} Component={BeliefWallPage} />
          <Route path={`${PATHS.help}/:topic?`} Component={HelpPage} />
        </Route>
        <Route Component={FullScreenLayout}>
          <Route path={PATHS.wallSession} Component={WallSessionPage} />
          <Route path={PATHS.kiosk} Component={KioskPage} />
          <Route path={PATHS.embed} Component={EmbedPage} />
        </Route>
        <Route path="*" Component={StaffRoutes} />
      </Route>
    </Routes>
  );
}
