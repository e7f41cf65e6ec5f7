import { styled } from '@mui/material/styles';
import {
  MAIL_KIND_TEXTS,
  type MailKind,
  subscriptionOf,
  UNSUBSCRIBE_REFUSALS,
} from '@prayer-community/domain/delivery/unsubscribe';
import { t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { FocusableLead } from '../../ui/focusable-lead.ts';
import { InlineButton } from '../../ui/inline-button.tsx';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useLostFocus } from '../../ui/use-lost-focus.ts';
import { useStoredChoice } from './use-stored-choice.ts';
import { useSubscription } from './use-subscription.ts';

const Aside = styled('p')(({ theme }) => ({
  margin: '20px 0 0',
  color: theme.vars?.palette.text.secondary,
}));

/** `/unsubscribe`: opened from the link at the bottom of an email. Nothing changes until the reader confirms it. */
export function UnsubscribePage() {
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  const subscription = subscriptionOf(token);
  return (
    <>
      <PageHeading>{t('Unsubscribe')}</PageHeading>
      {subscription ? (
        <SubscriptionChoice token={token} kind={subscription.kind} />
      ) : (
        <Lead>{t(UNSUBSCRIBE_REFUSALS.invalid)}</Lead>
      )}
    </>
  );
}

function SubscriptionChoice({ token, kind }: { token: string; kind: MailKind }) {
  const [isWanted, storeChoice] = useStoredChoice();
  const text = useLostFocus<HTMLParagraphElement>(isWanted);
  const { isUnderway, change } = useSubscription(token);
  const [chosen, setChosen] = useState<boolean>();

  async function choose(next: boolean): Promise<void> {
    setChosen(next);
    if (await change(next)) {
      storeChoice(next);
    }
  }

  const label = (next: boolean, text: string) => (isUnderway && chosen === next ? t('Saving…') : text);
  const resubscribe = (question: string, action: string) => (
    <Aside>
      {question}{' '}
      <InlineButton look="text" aria-disabled={isUnderway} onClick={() => void choose(true)}>
        {label(true, action)}
      </InlineButton>
    </Aside>
  );

  return (
    <>
      <div role="status">
        <FocusableLead ref={text} tabIndex={-1}>
          {choiceText(isWanted, kind)}
          {isWanted === false &&
            kind === 'team' &&
            ` ${t('You’ll still get messages about requests assigned to you.')} ${t('Leaders also get urgent alerts and emails about overdue and returned requests, requesters’ replies, and replies to review.')}`}
        </FocusableLead>
      </div>
      {isWanted === false ? (
        // Beside the place of “Unsubscribe”, so that an impatient second click on that does not undo it.
        resubscribe(t('Unsubscribed by mistake?'), t('Undo'))
      ) : (
        <Button
          look={isWanted ? 'outlined' : 'filled'}
          aria-disabled={isUnderway}
          onClick={() => void choose(false)}
        >
          {label(false, t('Unsubscribe'))}
        </Button>
      )}
      {isWanted === undefined && resubscribe(t('Already unsubscribed?'), t('Turn Emails Back On'))}
    </>
  );
}

function choiceText(isWanted: boolean | undefined, kind: MailKind): string {
  const about = t(MAIL_KIND_TEXTS[kind]);
  if (isWanted === undefined) {
    return t('Would you like to unsubscribe from emails about {about}?', { about });
  }
  if (!isWanted) {
    return t(
      'You’re unsubscribed from emails about {about}. You’ll still get what you ask for, such as a sign-in code.',
      { about },
    );
  }
  // Leadership may have turned off their lists meanwhile.
  return t('You may get emails about {about} again.', { about });
}
