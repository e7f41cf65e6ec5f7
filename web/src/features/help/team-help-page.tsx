import { t } from '@prayer-community/i18n/text';
import { PATHS } from '../../config/paths.ts';
import { useSettings } from '../../firebase/settings/use-settings.ts';
import { isLeader, useOwnProfile } from '../../session/own-profile.ts';
import { LEADERSHIP_TOPICS, STAFF_TOPICS, VISITOR_TOPICS } from '../../ui/help/help-topic.ts';
import { loadTeamHelp } from '../../ui/help/load-team-help.ts';
import { offeredTopics } from '../../ui/help/offered-topics.ts';
import { TourButton } from '../../ui/help/tour-button.tsx';
import { useIdentity } from '../../ui/identity/identity.ts';
import { HelpScreen } from './help-screen.tsx';

/**
 * `/prayerteam/help`: the help topics for staff and for everyone, plus leadership's topics for leaders only. Leaves out
 * topics about screens, prayer sessions and intake options that are turned off.
 */
export function TeamHelpPage() {
  const own = useOwnProfile();
  const screens = useIdentity()?.screens;
  const sessions = useSettings('prayer_sessions');
  const intake = useSettings('intake');
  const isOn = {
    ...screens,
    ...(intake.state === 'ready' && intake.settings),
    ...(sessions.state === 'ready' && {
      prayer_sessions: sessions.settings.for_team || sessions.settings.on_wall,
    }),
  };
  const isLeadership = isLeader(own);
  return (
    <HelpScreen
      load={loadTeamHelp}
      indexPath={PATHS.teamHelp}
      lists={[
        { heading: t('For the prayer team'), topics: offeredTopics(STAFF_TOPICS, isOn) },
        ...(isLeadership
          ? [{ heading: t('For leaders'), topics: offeredTopics(LEADERSHIP_TOPICS, isOn) }]
          : []),
        { heading: t('For everyone'), topics: offeredTopics(VISITOR_TOPICS, isOn) },
      ]}
    >
      <TourButton />
    </HelpScreen>
  );
}
