import type { ReactElement } from 'react';
import { PATHS } from '../../config/paths.ts';
import { HelpDialog } from './help-dialog.tsx';
import { loadTeamHelp } from './load-team-help.ts';

/** Opens what the staff read of the current screen. */
export async function openTeamHelp(onClose: () => void): Promise<ReactElement> {
  return <HelpDialog texts={await loadTeamHelp()} indexPath={PATHS.teamHelp} onClose={onClose} />;
}
