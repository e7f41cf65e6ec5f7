import { styled } from '@mui/material/styles';
import type { RequesterStatus } from '@prayer-community/domain/status-page/status-page';
import { activeLocale, t } from '@prayer-community/i18n/text';
import { InlineButton } from '../../../ui/inline-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Text } from '../text.ts';
import type { OwnStatus } from '../use-own-status.ts';
import { Steps } from './steps.tsx';

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 16,
  fontSize: '0.875rem',
  color: theme.vars?.palette.text.secondary,
}));

export function ProgressPanel({ own, status }: { own: OwnStatus; status: RequesterStatus }) {
  const { isLoading, isSilent, failure, reload } = own;
  return (
    <Panel title={t('Status @request')}>
      <Steps status={status} />
      <Foot>
        <Text role="status" aria-live={isSilent ? 'off' : 'polite'}>
          {isLoading ? t('Refreshing…') : (failure ?? seenText(own.seenAt))}
        </Text>
        <InlineButton
          type="button"
          look="text"
          aria-disabled={isLoading}
          onClick={() => isLoading || reload()}
        >
          {t('Reload')}
        </InlineButton>
      </Foot>
    </Panel>
  );
}

function seenText(seenAt: Date | null): string {
  return seenAt === null
    ? ''
    : t('As of {time}', { time: seenAt.toLocaleTimeString(activeLocale(), { timeStyle: 'short' }) });
}
