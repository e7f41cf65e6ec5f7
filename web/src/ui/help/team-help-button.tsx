import { HelpButton } from './help-button.tsx';

export function TeamHelpButton() {
  return (
    <HelpButton open={async (onClose) => (await import('./open-team-help.tsx')).openTeamHelp(onClose)} />
  );
}
