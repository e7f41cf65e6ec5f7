import {
  MAIL_KIND_TEXTS,
  subscriptionOf,
  UNSUBSCRIBE_REFUSALS,
} from '@prayer-community/domain/delivery/unsubscribe';
import { t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useSubscription } from './use-subscription.ts';

/** `/unsubscribe`: opened from the link at the bottom of an email. Nothing changes until the reader confirms it. */
export function UnsubscribePage() {
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  const subscription = subscriptionOf(token);
  return (
    <>
      <PageHeading>{t('Unsubscribe')}</PageHeading>
      {subscription ? (
        <SubscriptionChoice token={token} about={t(MAIL_KIND_TEXTS[subscription.kind])} />
      ) : (
        <Lead>{t(UNSUBSCRIBE_REFUSALS.invalid)}</Lead>
      )}
    </>
  );
}

function SubscriptionChoice({ token, about }: { token: string; about: string }) {
  const [isWanted, setIsWanted] = useState(true);
  const { isUnderway, change } = useSubscription(token);

  async function toggle(): Promise<void> {
    if (await change(!isWanted)) {
      setIsWanted(!isWanted);
    }
  }

  return (
    <>
      <div role="status">
        <Lead>
          {isWanted
            ? t('Would you like to unsubscribe from e-mails about {about}?', { about })
            : t(
                'You’re unsubscribed from e-mails about {about}. You’ll still get what you ask for, such as a sign-in code.',
                { about },
              )}
        </Lead>
      </div>
      <Button
        look={isWanted ? 'filled' : 'outlined'}
        aria-disabled={isUnderway}
        onClick={() => void toggle()}
      >
        {isWanted ? t('Unsubscribe') : t('Undo')}
      </Button>
    </>
  );
}
