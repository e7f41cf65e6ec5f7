import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { PATHS } from '../../../config/paths.ts';
import { useSettings } from '../../../firebase/settings/use-settings.ts';
import { ButtonLink } from '../../../ui/button.tsx';

// On a phone the menu leads there.
const Entry = styled(ButtonLink)(({ theme }) => ({
  minHeight: 44,
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/**
 * The way to pray for the requests one after another, where leadership offers it or where that cannot be read. Until it is
 * known it takes its room only.
 */
export function SessionLink() {
  const live = useSettings('prayer_sessions');
  if (live.state === 'ready' && !live.settings.for_team) {
    return null;
  }
  return (
    <Entry
      to={PATHS.teamSession}
      look="outlined"
      style={{ visibility: live.state === 'loading' ? 'hidden' : undefined }}
    >
      {t('Prayer Session')}
    </Entry>
  );
}
