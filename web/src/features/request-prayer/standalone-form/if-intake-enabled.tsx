import { styled } from '@mui/material/styles';
import type { IntakeSettings } from '@prayer-community/domain/settings/settings';
import { t } from '@prayer-community/i18n/text';
import type { ReactNode } from 'react';
import { useSettings } from '../../../firebase/settings/use-settings.ts';
import { HelpButton } from '../../../ui/help/help-button.tsx';
import { CommunityMark } from '../../../ui/identity/community-mark.tsx';
import { CommunityName } from '../../../ui/identity/community-name.tsx';
import { LanguageSwitch } from '../../../ui/language/language-switch.tsx';
import { Lead } from '../../../ui/lead.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PageLoading } from '../../../ui/page-loading.tsx';

const Column = styled('div')({ maxWidth: 720, marginInline: 'auto', padding: '40px 0 120px' });

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginBottom: 24,
});

const Community = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: 0,
  fontSize: '1.3rem',
}));

const Corner = styled('div')({ display: 'flex', alignItems: 'center', gap: 14 });

interface IfIntakeEnabledProps {
  channel: keyof IntakeSettings;
  /** True from the first input until the confirmation was read, because the input is stored nowhere else. */
  isInUse: boolean;
  /** Changes when the next person starts, which closes what the last one opened. */
  turn?: number;
  onInput: () => void;
  children: ReactNode;
}

/** Shows the form if leadership offers it here, if it is in use, or if the setting cannot be read, as without a connection. */
export function IfIntakeEnabled({ channel, isInUse, turn, onInput, children }: IfIntakeEnabledProps) {
  const live = useSettings('intake');
  if (live.state === 'loading' && !live.isOffline) {
    return (
      <Column>
        <PageLoading />
      </Column>
    );
  }
  const isOffered = isInUse || live.state !== 'ready' || live.settings[channel];
  return (
    <Column onInput={onInput}>
      {isOffered ? (
        <>
          <Bar>
            <Community>
              <CommunityMark sizePx={30} />
              <CommunityName />
            </Community>
            <Corner key={turn}>
              <LanguageSwitch persists={false} />
              <HelpButton />
            </Corner>
          </Bar>
          {children}
        </>
      ) : (
        <>
          <PageHeading>{t('Request Prayer')}</PageHeading>
          <Lead>{t('Prayer requests are currently turned off here.')}</Lead>
        </>
      )}
    </Column>
  );
}
