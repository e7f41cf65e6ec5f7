import type { ReactElement } from 'react';
import { PATHS } from '../../config/paths.ts';
import { HelpDialog } from './help-dialog.tsx';
import { loadVisitorHelp } from './load-visitor-help.ts';

export async function openVisitorHelp(onClose: () => void): Promise<ReactElement> {
  return <HelpDialog texts={await loadVisitorHelp()} indexPath={PATHS.help} onClose={onClose} />;
}
