import { type ComponentType, useEffect, useState } from 'react';
import { Navigate, Route, Routes, useNavigationType } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { isStaffSignedIn } from '../session/staff-signed-in.ts';
import { loadStaffLanguage } from '../ui/language/load-language.ts';
import { PageLoading } from '../ui/page-loading.tsx';
import { IfEnabled } from './if-enabled.tsx';
import { PlainLayout } from './layout/plain-layout.tsx';
import { PublicLayout } from './layout/public-layout.tsx';
import { screen } from './screen.ts';
import { preloadStaffArea, STAFF_SCREENS } from './staff-area.ts';

const DailyContentAdminPage = staffScreen(STAFF_SCREENS[PATHS.dailyContentAdmin]);
// A visitor's first load contains nothing of the staff area, including its layout.
const SessionLayout = staffScreen(async () => {
  const loading = import('../session/session-layout.tsx');
  preloadStaffArea(window.location.pathname);
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
const MySettingsPage = staffScreen(STAFF_SCREENS[PATHS.mySettings]);
const StaffFullScreenLayout = staffScreen(
  async () => (await import('./layout/staff-full-screen-layout.tsx')).StaffFullScreenLayout,
);
const TeamSessionPage = staffScreen(STAFF_SCREENS[PATHS.teamSession]);
const UserManagementPage = staffScreen(STAFF_SCREENS[PATHS.userManagement]);
const ModerationPage = staffScreen(STAFF_SCREENS[PATHS.moderation]);
const InsightsPage = staffScreen(STAFF_SCREENS[PATHS.insights]);
const SetUpPage = staffScreen(STAFF_SCREENS[PATHS.setUp]);
const ImportPage = staffScreen(STAFF_SCREENS[PATHS.import]);
const SettingsPage = staffScreen(STAFF_SCREENS[PATHS.settings]);
const ExportPage = staffScreen(STAFF_SCREENS[PATHS.export]);
const CommunicationDistributionPage = staffScreen(STAFF_SCREENS[PATHS.distribution]);
const IntakePage = staffScreen(STAFF_SCREENS[PATHS.intake]);
const PosterPage = staffScreen(STAFF_SCREENS[PATHS.poster]);
const TeamHelpPage = staffScreen(STAFF_SCREENS[PATHS.teamHelp]);
const NotFoundPage = screen(async () => (await import('./pages/not-found-page.tsx')).NotFoundPage);

/** Returns the staff area, once the code around the screen at this address can render at once with the screen. */
export async function loadStaffRoutes(): Promise<ComponentType> {
  if (window.location.pathname === PATHS.dashboard) {
    await Promise.all([SessionLayout, ProtectedRoute, StaffLayout, DashboardPage].map((part) => part.load()));
  }
  return StaffRoutes;
}

/** The staff area. A visitor who enters it by a link gets it from the server, because the device may have an older site. */
function StaffRoutes() {
  const type = useNavigationType();
  const [isFromServer] = useState(() => type === 'PUSH' && !isStaffSignedIn());
  useEffect(() => {
    if (isFromServer) {
      window.location.reload();
    }
  }, [isFromServer]);
  return isFromServer ? <PageLoading /> : <AllStaffRoutes />;
}

function AllStaffRoutes() {
  return (
    <Routes>
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
            <Route path={PATHS.mySettings} Component={MySettingsPage} />
            <Route path={PATHS.intake} Component={IntakePage} />
            <Route path={PATHS.poster} Component={PosterPage} />
            <Route element={<IfEnabled part="daily_content" />}>
              <Route path={PATHS.dailyContentAdmin} Component={DailyContentAdminPage} />
            </Route>
            <Route path={PATHS.userManagement} Component={UserManagementPage} />
            <Route path={PATHS.distribution} Component={CommunicationDistributionPage} />
            <Route path={PATHS.moderation} Component={ModerationPage} />
            <Route element={<IfEnabled part="insights" />}>
              <Route path={PATHS.insights} Component={InsightsPage} />
            </Route>
            <Route path={PATHS.settings} Component={SettingsPage} />
            <Route path={PATHS.setUp} Component={SetUpPage} />
            <Route path={PATHS.import} Component={ImportPage} />
            <Route path={PATHS.export} Component={ExportPage} />
            <Route path={`${PATHS.teamHelp}/:topic?`} Component={TeamHelpPage} />
          </Route>
          <Route Component={StaffFullScreenLayout}>
            <Route path={PATHS.teamSession} Component={TeamSessionPage} />
          </Route>
        </Route>
      </Route>
      <Route Component={PublicLayout}>
        <Route path="*" Component={NotFoundPage} />
      </Route>
    </Routes>
  );
}

/** A staff screen whose texts are loaded before its code. */
function staffScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return screen(async () => {
    await loadStaffLanguage();
    return load();
  });
}
