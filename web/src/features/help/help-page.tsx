import { t } from '@prayer-community/i18n/text';
import { PATHS } from '../../config/paths.ts';
import { VISITOR_TOPICS } from '../../ui/help/help-topic.ts';
import { loadVisitorHelp } from '../../ui/help/load-visitor-help.ts';
import { HelpScreen } from './help-screen.tsx';

/** `/help`: every topic for visitors, and each on a page of its own. */
export function HelpPage() {
  return (
    <HelpScreen
      load={loadVisitorHelp}
      indexPath={PATHS.help}
      lists={[{ heading: t('For everyone'), topics: VISITOR_TOPICS }]}
    />
  );
}
