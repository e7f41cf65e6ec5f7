import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import type { Profile } from '@prayer-community/domain/staff/profile';
import { t } from '@prayer-community/i18n/text';
import { SideCard } from '../side-cards/side-card.tsx';
import { PushPreferences } from './push-preferences.tsx';
import { useTeamPush } from './use-team-push.ts';

const Text = styled('p')(({ theme }) => ({
  margin: '0 0 8px',
  fontSize: '0.9375rem',
  color: theme.vars?.palette.text.secondary,
}));

interface PushCardProps {
  uid: string;
  profile: Profile<Date>;
  startsOpen?: boolean;
}

export function PushCard({ uid, profile, startsOpen }: PushCardProps) {
  const { isOn, isUnderway, change } = useTeamPush(uid);
  return (
    <SideCard heading={t('Push Notifications')} startsOpen={startsOpen}>
      <Text>{t('Get notified when a request is assigned to you, even when this page is closed.')}</Text>
      <FormControlLabel
        label={t('Notify this device')}
        sx={{ display: 'flex', minHeight: 44 }}
        control={
          <Switch
            checked={isOn}
            slotProps={{ input: { 'aria-disabled': isUnderway } }}
            onChange={(_event, isWanted) => void change(isWanted)}
          />
        }
      />
      <div role="status">{isUnderway && <Text>{t('One moment…')}</Text>}</div>
      {profile.role === 'leadership' && <PushPreferences uid={uid} profile={profile} />}
    </SideCard>
  );
}
