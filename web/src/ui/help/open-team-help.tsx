import type { ReactElement } from 'react';
import { PATHS } from '../../config/paths.ts';
import { HelpDialog } from './help-dialog.tsx';
import { loadTeamHelp } from './load-team-help.ts';

export async function openTeamHelp(onClose: () => void): Promise<ReactElement> {
  return <HelpDialog texts={await loadTeamHelp()} indexPath={PATHS.teamHelp} onClose={onClose} />;
}
