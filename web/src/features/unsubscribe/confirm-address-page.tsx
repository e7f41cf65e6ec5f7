import {
  MAIL_KIND_TEXTS,
  subscriptionOf,
  UNSUBSCRIBE_REFUSALS,
} from '@prayer-community/domain/delivery/unsubscribe';
import { t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { FocusableLead } from '../../ui/focusable-lead.ts';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useLostFocus } from '../../ui/use-lost-focus.ts';
import { useSubscription } from './use-subscription.ts';

/** `/confirm-address`: opened from the first email about a prayer. An email program that opens links automatically confirms nothing. */
export function ConfirmAddressPage() {
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  const subscription = subscriptionOf(token);
  return (
    <>
      <PageHeading>{t('Confirm Your Address')}</PageHeading>
      {subscription ? (
        <Question token={token} about={t(MAIL_KIND_TEXTS[subscription.kind])} />
      ) : (
        <Lead>{t(UNSUBSCRIBE_REFUSALS.invalid)}</Lead>
      )}
    </>
  );
}

function Question({ token, about }: { token: string; about: string }) {
  const [isConfirmed, setIsConfirmed] = useState(false);
  const text = useLostFocus<HTMLParagraphElement>(isConfirmed);
  const { isUnderway, change } = useSubscription(token);

  async function confirm(): Promise<void> {
    if (await change(true)) {
      setIsConfirmed(true);
    }
  }

  return (
    <>
      <div role="status">
        <FocusableLead ref={text} tabIndex={-1}>
          {isConfirmed
            ? t('Thank you. Your address is confirmed.')
            : t('Would you like to receive emails about {about} at this address?', { about })}
        </FocusableLead>
      </div>
      {!isConfirmed && (
        <Button aria-disabled={isUnderway} onClick={() => void confirm()}>
          {t('Yes, Email Me')}
        </Button>
      )}
    </>
  );
}
