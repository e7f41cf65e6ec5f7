import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { PATHS } from '../../../config/paths.ts';
import { useSettings } from '../../../firebase/settings/use-settings.ts';
import { ButtonLink } from '../../../ui/button.tsx';

// On a phone, the menu has this link.
const Entry = styled(ButtonLink)(({ theme }) => ({
  minHeight: 44,
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/**
 * The link to the prayer session, if leadership enabled it or if the setting cannot be read. While the setting loads,
 * the link is invisible but takes up its space.
 */
export function PrayerSessionLink() {
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
