import { styled } from '@mui/material/styles';
import type { PrayerSessionSettings } from '@prayer-community/domain/settings/settings';
import { type Message, t } from '@prayer-community/i18n/text';
import type { ReactNode } from 'react';
import { useSettings } from '../../firebase/settings/use-settings.ts';
import { ButtonLink } from '../button.tsx';
import { Lead } from '../lead.tsx';
import { PageHeading } from '../page-heading.tsx';
import { PageLoading } from '../page-loading.tsx';

const Closed = styled('div')({ paddingBlock: 64 });

interface RequirePrayerSessionsEnabledProps {
  where: keyof PrayerSessionSettings;
  leaveTo: string;
  leaveLabel: Message;
  children: ReactNode;
}

/** Renders its children if leadership offers prayer sessions here, or if the setting cannot be read, as without a connection. */
export function RequirePrayerSessionsEnabled({
  where,
  leaveTo,
  leaveLabel,
  children,
}: RequirePrayerSessionsEnabledProps) {
  const live = useSettings('prayer_sessions');
  if (live.state === 'loading' && !live.isOffline) {
    return <PageLoading />;
  }
  if (live.state !== 'ready' || live.settings[where]) {
    return children;
  }
  return (
    <Closed>
      <PageHeading>{t('Prayer Session')}</PageHeading>
      <Lead>{t('Prayer sessions are currently turned off.')}</Lead>
      <ButtonLink to={leaveTo}>{t(leaveLabel)}</ButtonLink>
    </Closed>
  );
}
