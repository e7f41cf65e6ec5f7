import { styled } from '@mui/material/styles';
import { text } from '@prayer-community/domain/texts/text';
import { PATHS } from '../../../config/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { IfSessionsEnabled } from '../../../ui/prayer-session/if-sessions-enabled.tsx';

// On a phone the menu leads there.
const Entry = styled(ButtonLink)(({ theme }) => ({
  minHeight: 44,
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/** The way to pray for the requests one after another, where leadership offers it. Until that is known it takes its room only. */
export function SessionLink() {
  return (
    <IfSessionsEnabled where="for_team" whileUnknown={<SessionEntry isHidden />}>
      <SessionEntry />
    </IfSessionsEnabled>
  );
}

function SessionEntry({ isHidden = false }: { isHidden?: boolean }) {
  return (
    <Entry to={PATHS.teamSession} look="outlined" style={{ visibility: isHidden ? 'hidden' : undefined }}>
      {text('Prayer Session')}
    </Entry>
  );
}
