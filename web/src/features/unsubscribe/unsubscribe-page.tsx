import { text } from '@prayer-community/domain/texts/text';
import { MAIL_KIND_TEXTS, subscriptionOf, UNSUBSCRIBE_REFUSALS } from '@prayer-community/domain/unsubscribe';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CallFailure } from '../../firebase/call-failure.ts';
import { demand } from '../../firebase/demand.ts';
import { Button } from '../../ui/button.tsx';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { showToast } from '../../ui/toast/toast.ts';

const NOT_CHANGED = text('Failed to update your e-mail settings. Please try again.');

/** `/unsubscribe`: where the link at the foot of a mail leads. Nothing ends until its reader says so. */
export function UnsubscribePage() {
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  const subscription = subscriptionOf(token);
  return (
    <>
      <PageHeading>{text('Unsubscribe')}</PageHeading>
      {subscription ? (
        <Wish token={token} about={MAIL_KIND_TEXTS[subscription.kind]} />
      ) : (
        <Lead>{UNSUBSCRIBE_REFUSALS.invalid}</Lead>
      )}
    </>
  );
}

function Wish({ token, about }: { token: string; about: string }) {
  const [isWanted, setIsWanted] = useState(true);
  const [isUnderway, setIsUnderway] = useState(false);

  async function change(): Promise<void> {
    if (isUnderway) {
      return;
    }
    setIsUnderway(true);
    try {
      await demand('changeSubscription', { token, isWanted: !isWanted });
      setIsWanted(!isWanted);
    } catch (error) {
      console.error(NOT_CHANGED, error);
      const reason = error instanceof CallFailure && error.code === 'refused' ? error.message : NOT_CHANGED;
      await showToast({ title: text('Error'), text: reason, kind: 'failure' });
    } finally {
      setIsUnderway(false);
    }
  }

  return (
    <>
      <div role="status">
        <Lead>
          {isWanted
            ? text('You receive e-mails about {about}. Would you like to unsubscribe?', { about })
            : text(
                'You’re unsubscribed from e-mails about {about}. You’ll still get what you ask for, such as a sign-in code.',
                { about },
              )}
        </Lead>
      </div>
      <Button
        look={isWanted ? 'filled' : 'outlined'}
        aria-disabled={isUnderway}
        onClick={() => void change()}
      >
        {isWanted ? text('Unsubscribe') : text('Undo')}
      </Button>
    </>
  );
}
