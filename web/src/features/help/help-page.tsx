import { t } from '@prayer-community/i18n/text';
import { PATHS } from '../../config/paths.ts';
import { VISITOR_TOPICS } from '../../ui/help/help-topic.ts';
import { loadVisitorHelp } from '../../ui/help/load-visitor-help.ts';
import { offeredTopics } from '../../ui/help/offered-topics.ts';
import { useIdentity } from '../../ui/identity/identity.ts';
import { HelpScreen } from './help-screen.tsx';

/** `/help`: the visitors' help topics, one page each. Leaves out topics about screens and prayer sessions that are turned off. */
export function HelpPage() {
  const identity = useIdentity();
  const topics = offeredTopics(VISITOR_TOPICS, {
    ...identity?.screens,
    prayer_sessions: identity?.sessions_on_wall,
  });
  return (
    <HelpScreen
      load={loadVisitorHelp}
      indexPath={PATHS.help}
      lists={[{ heading: t('For everyone'), topics }]}
    />
  );
}
