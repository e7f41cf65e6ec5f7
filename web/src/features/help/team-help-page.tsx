import { t } from '@prayer-community/i18n/text';
import { PATHS } from '../../config/paths.ts';
import { useOwnProfile } from '../../session/own-profile.ts';
import { LEADERSHIP_TOPICS, STAFF_TOPICS, VISITOR_TOPICS } from '../../ui/help/help-topic.ts';
import { loadTeamHelp } from '../../ui/help/load-team-help.ts';
import { TourButton } from '../../ui/help/tour-button.tsx';
import { HelpScreen } from './help-screen.tsx';

/** `/prayerteam/help`: the same for the staff; leadership's topics for leadership alone. */
export function TeamHelpPage() {
  const own = useOwnProfile();
  const isLeadership = own.state === 'ready' && own.profile.role === 'leadership';
  return (
    <HelpScreen
      load={loadTeamHelp}
      indexPath={PATHS.teamHelp}
      lists={[
        { heading: t('For the prayer team'), topics: STAFF_TOPICS },
        ...(isLeadership ? [{ heading: t('For leaders'), topics: LEADERSHIP_TOPICS }] : []),
        { heading: t('For everyone'), topics: VISITOR_TOPICS },
      ]}
    >
      <TourButton />
    </HelpScreen>
  );
}
