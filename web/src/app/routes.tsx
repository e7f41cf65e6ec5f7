import { type ComponentType, lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { loadStaffLanguage } from '../language/load-language.ts';
import { PlainLayout } from './layout/plain-layout.tsx';
import { PublicLayout } from './layout/public-layout.tsx';
import { RootLayout } from './layout/root-layout.tsx';
import { STAFF_SCREENS, warmStaffArea } from './staff-area.ts';

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
const SignInPage = screen(
  async () => (await import('../features/member-sign-in/sign-in-page.tsx')).SignInPage,
);
const UnsubscribePage = screen(
  async () => (await import('../features/unsubscribe/unsubscribe-page.tsx')).UnsubscribePage,
);
const StatusPage = screen(async () => (await import('../features/status-page/status-page.tsx')).StatusPage);
const BeliefWallPage = screen(
  async () => (await import('../features/belief-wall/belief-wall-page.tsx')).BeliefWallPage,
);
// Nothing but the prayer stands on the screen of a session.
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
  async () => (await import('../features/belief-wall/session/wall-session-page.tsx')).WallSessionPage,
);
const DailyContentPage = screen(
  async () => (await import('../features/daily-content/daily-content-page.tsx')).DailyContentPage,
);
const DailyContentAdminPage = staffScreen(STAFF_SCREENS[PATHS.dailyContentAdmin]);
// A visitor's first load carries nothing of the staff area, its frame included.
const SessionLayout = staffScreen(async () => {
  const loading = import('../session/session-layout.tsx');
  warmStaffArea(window.location.pathname);
  return (await loading).SessionLayout;
});
const ProtectedRoute = staffScreen(
  async () => (await import('../session/protected-route.tsx')).ProtectedRoute,
);
const StaffLayout = staffScreen(async () => (await import('./layout/staff-layout.tsx')).StaffLayout);
const LoginPage = staffScreen(
  async () => (await import('../features/staff-sign-in/login-page.tsx')).LoginPage,
);
const CodeEntryPage = staffScreen(
  async () => (await import('../features/staff-sign-in/code-entry-page.tsx')).CodeEntryPage,
);
const PasswordResetPage = staffScreen(
  async () => (await import('../features/staff-sign-in/password-reset-page.tsx')).PasswordResetPage,
);
const NewPasswordPage = staffScreen(
  async () => (await import('../features/staff-sign-in/new-password-page.tsx')).NewPasswordPage,
);
const DashboardPage = staffScreen(STAFF_SCREENS[PATHS.dashboard]);
const StaffFullScreenLayout = staffScreen(
  async () => (await import('./layout/staff-full-screen-layout.tsx')).StaffFullScreenLayout,
);
const TeamSessionPage = staffScreen(STAFF_SCREENS[PATHS.teamSession]);
const UserManagementPage = staffScreen(STAFF_SCREENS[PATHS.userManagement]);
const ModerationPage = staffScreen(STAFF_SCREENS[PATHS.moderation]);
const InsightsPage = staffScreen(STAFF_SCREENS[PATHS.insights]);
const SettingsPage = staffScreen(STAFF_SCREENS[PATHS.settings]);
const CommunicationDistributionPage = staffScreen(STAFF_SCREENS[PATHS.distribution]);
const IntakePage = staffScreen(STAFF_SCREENS[PATHS.intake]);
const PosterPage = staffScreen(STAFF_SCREENS[PATHS.poster]);
const NotFoundPage = screen(async () => (await import('./pages/not-found-page.tsx')).NotFoundPage);

/** Every screen of the product, each loaded when it is first visited. */
export function AppRoutes() {
  return (
    <Routes>
      <Route Component={RootLayout}>
        <Route Component={PublicLayout}>
          <Route path={PATHS.requestPrayer} Component={RequestPrayerPage} />
          <Route path={PATHS.prayerConfirmation} Component={PrayerConfirmationPage} />
          <Route path={PATHS.status} Component={StatusPage} />
          <Route path={PATHS.dailyContent} Component={DailyContentPage} />
          <Route path={PATHS.prayerCircles} Component={PrayerCirclesPage} />
          <Route path={PATHS.prayerCircle} Component={CirclePage} />
          <Route path={PATHS.signIn} Component={SignInPage} />
          <Route path={PATHS.unsubscribe} Component={UnsubscribePage} />
          <Route path={PATHS.unsubscribeByMail} Component={UnsubscribePage} />
          <Route path={PATHS.beliefWall} Component={BeliefWallPage} />
          <Route path="*" Component={NotFoundPage} />
        </Route>
        <Route Component={FullScreenLayout}>
          <Route path={PATHS.wallSession} Component={WallSessionPage} />
          <Route path={PATHS.kiosk} Component={KioskPage} />
          <Route path={PATHS.embed} Component={EmbedPage} />
        </Route>
        <Route Component={SessionLayout}>
          <Route Component={PlainLayout}>
            <Route path={PATHS.login} Component={LoginPage} />
            <Route path={PATHS.olderLogin} element={<Navigate to={PATHS.login} replace />} />
            <Route path={PATHS.codeEntry} Component={CodeEntryPage} />
            <Route path={PATHS.passwordReset} Component={PasswordResetPage} />
            <Route path={PATHS.newPassword} Component={NewPasswordPage} />
          </Route>
          <Route Component={ProtectedRoute}>
            <Route Component={StaffLayout}>
              <Route path={PATHS.dashboard} Component={DashboardPage} />
              <Route path={PATHS.intake} Component={IntakePage} />
              <Route path={PATHS.poster} Component={PosterPage} />
              <Route path={PATHS.dailyContentAdmin} Component={DailyContentAdminPage} />
              <Route path={PATHS.userManagement} Component={UserManagementPage} />
              <Route path={PATHS.distribution} Component={CommunicationDistributionPage} />
              <Route path={PATHS.moderation} Component={ModerationPage} />
              <Route path={PATHS.insights} Component={InsightsPage} />
              <Route path={PATHS.settings} Component={SettingsPage} />
            </Route>
            <Route Component={StaffFullScreenLayout}>
              <Route path={PATHS.teamSession} Component={TeamSessionPage} />
            </Route>
          </Route>
        </Route>
      </Route>
    </Routes>
  );
}

/** A screen whose code is loaded when it is first shown. */
function screen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }));
}

/** The same for the staff, whose texts are there before the code that says them. */
function staffScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return screen(async () => {
    await loadStaffLanguage();
    return load();
  });
}
