import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import { areRepliesOn } from '@prayer-community/domain/replies/reply-route';
import type { Profile, StaffRole } from '@prayer-community/domain/staff/profile';
import { useMemo } from 'react';
import { type LiveSettings, useSettings } from '../../firebase/settings/use-settings.ts';
import type { LiveQuery } from '../../firebase/use-live-query.ts';
import { useIsMounted } from '../../ui/use-is-mounted.ts';
import { useCountedRequests } from './assignment/use-counted-requests.ts';
import type { DashboardContextValue } from './dashboard-context.ts';

interface DashboardSources {
  uid: string;
  role: StaffRole;
  visibility: RequestVisibility;
  staff: LiveQuery<Profile<Date>>;
  reminders: LiveSettings<'reminders'>;
  privacy: LiveSettings<'privacy'>;
}

/** Returns what the parts of the dashboard share. The same object until something in it changes. */
export function useDashboardContextValue({
  uid,
  role,
  visibility,
  staff,
  reminders,
  privacy,
}: DashboardSources): DashboardContextValue {
  const reminderChoice =
    reminders.state === 'ready' && reminders.settings.by_urgency ? reminders.settings : null;
  const teamMayClaim = reminders.state === 'ready' && reminders.settings.team_may_claim;
  const returnAwayAfterHours = reminders.state === 'ready' ? reminders.settings.return_away_after_hours : 0;
  const retentionDays = privacy.state === 'ready' ? privacy.settings.retention_days : 0;
  const requesters = useSettings('requesters');
  const offersReplies = requesters.state !== 'ready' || areRepliesOn(requesters.settings);
  const { counts: openRequests, isSettled: areCountsSettled } = useCountedRequests(
    role === 'leadership' && reminders.state === 'ready' && reminders.settings.suggests_assignee,
  );
  const isMounted = useIsMounted();
  const isTeamKnown = staff.state !== 'loading';
  const areRemindersSettled = reminders.state !== 'loading' || reminders.isOffline;
  const isSuggestionKnown = isTeamKnown && areRemindersSettled && areCountsSettled;
  const team = staff.state === 'ready' ? staff.documents : null;
  return useMemo(
    () => ({
      actor: { uid, role },
      visibility,
      team,
      isTeamKnown,
      isMounted,
      reminderChoice,
      openRequests,
      isSuggestionKnown,
      teamMayClaim,
      retentionDays,
      returnAwayAfterHours,
      offersReplies,
    }),
    [
      uid,
      role,
      visibility,
      team,
      isTeamKnown,
      isMounted,
      reminderChoice,
      openRequests,
      isSuggestionKnown,
      teamMayClaim,
      retentionDays,
      returnAwayAfterHours,
      offersReplies,
    ],
  );
}
