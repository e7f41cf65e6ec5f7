import { styled } from '@mui/material/styles';
import { UNCONFIRMED_MAIL_DAYS } from '@prayer-community/domain/delivery/mail-limit';
import type { NoticeState } from '@prayer-community/domain/status-page/status-page';
import { t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useLostFocus } from '../../../ui/use-lost-focus.ts';
import { useRestoreFocus } from '../../../ui/use-restore-focus.ts';
import type { OwnPart } from '../own-part.ts';
import { STATUS_TOASTS } from '../status-toasts.ts';
import { Text } from '../text.ts';
import { useStatusMutation } from '../use-status-mutation.ts';
import { AddressForm } from './address-form.tsx';

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > *': { maxWidth: '100%', overflowWrap: 'anywhere' },
});
const Announced = styled(Text)({ outline: 'none', overflowWrap: 'anywhere' });

export function NoticePanel({ statusKey, applyResponse, notice }: OwnPart & { notice: NoticeState }) {
  const { subscribedAddress, submittedAddress, isOffered } = notice;
  const [wantsOther, setWantsOther] = useState(false);
  const { isUnderway, mutate } = useStatusMutation(applyResponse);
  const opener = useRestoreFocus<HTMLButtonElement>();
  const announced = useLostFocus<HTMLParagraphElement>(subscribedAddress);
  if (wantsOther && subscribedAddress !== null) {
    setWantsOther(false);
  }

  // Omits `email` instead of passing `undefined`, which the SDK sends as null.
  const begin = (other: { email?: string } = {}) =>
    mutate('changePrayerNotice', { key: statusKey, isWanted: true, ...other }, STATUS_TOASTS.noticeWanted);
  const end = () =>
    mutate('changePrayerNotice', { key: statusKey, isWanted: false }, STATUS_TOASTS.noticeEnded);

  function cancelOther(): void {
    opener.expectBack();
    setWantsOther(false);
  }

  return (
    <Panel title={t('Emails about prayers for you')}>
      <Announced ref={announced} tabIndex={-1}>
        {introText(notice)}
      </Announced>
      {isOffered && (
        <Text>
          {t(
            `Until you open a link in one of our emails, we send at most one every ${UNCONFIRMED_MAIL_DAYS} days.`,
          )}
        </Text>
      )}
      {subscribedAddress !== null && (
        <>
          {isOffered && (
            <Text>
              {t('If you unsubscribed, the link at the bottom of any of these emails turns them back on.')}
            </Text>
          )}
          <Actions>
            <Button type="button" look="outlined" aria-disabled={isUnderway} onClick={() => void end()}>
              {t('Stop Emails')}
            </Button>
          </Actions>
        </>
      )}
      {subscribedAddress === null && submittedAddress !== null && !wantsOther && (
        <Actions>
          <Button type="button" look="outlined" aria-disabled={isUnderway} onClick={() => void begin()}>
            {t('Notify Me at {address}', { address: submittedAddress })}
          </Button>
          <Button ref={opener.ref} type="button" look="text" onClick={() => setWantsOther(true)}>
            {t('Use Another Address')}
          </Button>
        </Actions>
      )}
      {subscribedAddress === null && (submittedAddress === null || wantsOther) && (
        <AddressForm
          isUnderway={isUnderway}
          onChosen={(email) => void begin({ email })}
          onCancel={wantsOther ? cancelOther : null}
        />
      )}
    </Panel>
  );
}

function introText({ subscribedAddress, isOffered }: NoticeState): string {
  if (subscribedAddress === null) {
    return t(
      'Would you like an email when someone prays for this request? At most once a day, without names.',
    );
  }
  const address = subscribedAddress;
  return isOffered
    ? t('We email {address} when someone prays for this request, at most once a day.', { address })
    : t('We don’t send these emails right now. If we turn them on again, they go to {address}.', {
        address,
      });
}
