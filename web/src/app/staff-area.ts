import { PATHS } from '../config/paths.ts';

export const STAFF_SCREENS = {
  [PATHS.dashboard]: async () => (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage,
  // Exported by the dashboard's module because it shares its parts. A separate chunk would split them and name the
  // pieces in the public pages.
  [PATHS.mySettings]: async () => (await import('../features/dashboard/dashboard-page.tsx')).MySettingsPage,
  [PATHS.teamSession]: async () =>
    (await import('../features/dashboard/prayer-session/team-session-page.tsx')).TeamSessionPage,
  [PATHS.intake]: async () => (await import('../features/phone-intake/intake-page.tsx')).IntakePage,
  [PATHS.poster]: async () => (await import('../features/poster/poster-page.tsx')).PosterPage,
  [PATHS.dailyContentAdmin]: async () =>
    (await import('../features/daily-content-admin/daily-content-admin-page.tsx')).DailyContentAdminPage,
  [PATHS.userManagement]: async () =>
    (await import('../features/user-management/user-management-page.tsx')).UserManagementPage,
  [PATHS.distribution]: async () =>
    (await import('../features/communication-distribution/communication-distribution-page.tsx'))
      .CommunicationDistributionPage,
  [PATHS.moderation]: async () => (await import('../features/moderation/moderation-page.tsx')).ModerationPage,
  [PATHS.insights]: async () => (await import('../features/insights/insights-page.tsx')).InsightsPage,
  [PATHS.setUp]: async () => (await import('../features/settings/set-up/set-up-page.tsx')).SetUpPage,
  [PATHS.import]: async () => (await import('../features/import/import-page.tsx')).ImportPage,
  [PATHS.teamHelp]: async () => (await import('../features/help/team-help-page.tsx')).TeamHelpPage,
  [PATHS.settings]: async () => (await import('../features/settings/settings-page.tsx')).SettingsPage,
  [PATHS.export]: async () => (await import('../features/church-export/export-page.tsx')).ExportPage,
} as const;

const FRAME = [
  () => import('../session/watch-session.ts'),
  () => import('../session/protected-route.tsx'),
  () => import('./layout/staff-layout.tsx'),
];

/** Requests everything a staff screen needs at once. Otherwise, each part would be requested only after the one around it has loaded. */
export function preloadStaffArea(pathname: string): void {
  const screens = Object.entries(STAFF_SCREENS).flatMap(([path, load]) => (path === pathname ? [load] : []));
  // A failed preload is reported when the code is needed.
  void Promise.allSettled([...FRAME, ...screens].map((load) => load()));
}
