import { HelpButton } from './help-button.tsx';

/** The same for the staff, who have screens of their own. */
export function TeamHelpButton() {
  return (
    <HelpButton open={async (onClose) => (await import('./open-team-help.tsx')).openTeamHelp(onClose)} />
  );
}
