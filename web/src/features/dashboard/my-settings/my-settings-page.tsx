import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { useOwnProfile } from '../../../session/own-profile.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PageLoading } from '../../../ui/page-loading.tsx';
import { PushCard } from '../push/push-card.tsx';
import { LanguageCard } from './language-card.tsx';

const Cards = styled('div')({ display: 'grid', gap: 16, marginTop: 20, maxWidth: 560 });

/** `/prayerteam/my-settings`, with a staff member's own settings. */
export function MySettingsPage() {
  const own = useOwnProfile();
  return (
    <>
      <PageHeading>{t('My Settings')}</PageHeading>
      {own.state === 'loading' && <PageLoading />}
      {own.state === 'absent' && (
        <p>{t('Your account is no longer on the prayer team. Please contact a leader.')}</p>
      )}
      {own.state === 'ready' && (
        <Cards>
          <PushCard uid={own.uid} profile={own.profile} startsOpen />
          <LanguageCard uid={own.uid} profile={own.profile} />
        </Cards>
      )}
    </>
  );
}
