import { PRAYER_TEXT_MAX_CHARS } from '@prayer-community/domain/limits';
import { prayerRequestFormFields } from '@prayer-community/domain/request-form/prayer-request-form';
import type { Profile } from '@prayer-community/domain/staff/profile';
import { t } from '@prayer-community/i18n/text';
import { use, useState } from 'react';
import { PATHS } from '../../../config/paths.ts';
import { newStatusKey } from '../../../session/status-key/new-status-key.ts';
import { Button } from '../../../ui/button.tsx';
import { AnnouncedErrorsContext } from '../../../ui/form/announced-errors.ts';
import { CountedTextArea } from '../../../ui/form/counted-text-area.tsx';
import { useSubmitOnce } from '../../../ui/form/use-submit-once.ts';
import { InlineButton } from '../../../ui/inline-button.tsx';
import { Lead } from '../../../ui/lead.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { callFailureToast } from '../../../ui/toast/error-toast.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { sendOwnRequest } from './own-request.ts';
import { Actions, Form } from './question.tsx';
import { SentRequest } from './sent-request.tsx';
import { NavigateContext, storeSetUp } from './steps.ts';

const newDraft = () => ({ submissionId: crypto.randomUUID(), statusKey: newStatusKey() });

/** The step after the questions: the leader sends a request of their own and sees it arrive. */
export function FirstRequest({ profile }: { profile: Profile<Date> }) {
  const navigate = use(NavigateContext);
  const suggestion = t('Please pray that our prayer ministry gets off to a good start.');
  const [prayerText, setPrayerText] = useState(suggestion);
  // Retries use the same id, so only one request is stored. An attempt may have been, so changes belong to a new one.
  const [draft, setDraft] = useState(newDraft);
  const [sentId, setSentId] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const finish = () => storeSetUp({ state: 'finished' });

  const send = useSubmitOnce(async () => {
    if (prayerText.trim() === '') {
      setProblem(t('Please write your request.'));
      return;
    }
    const parsed = prayerRequestFormFields.shape.prayerText.safeParse(prayerText);
    if (!parsed.success) {
      setProblem(parsed.error.issues[0]?.message);
      return;
    }
    try {
      await sendOwnRequest({ ...draft, prayerText }, profile);
    } catch (error) {
      console.error('The first request was not sent', error);
      await showToast(callFailureToast(t('Submission Failed'), error));
      return;
    }
    setSentId(draft.submissionId);
    await finish();
  });

  async function finishWithout(): Promise<void> {
    if (await finish()) {
      await navigate(PATHS.dashboard);
    }
  }

  if (sentId !== undefined) {
    return <SentRequest requestId={sentId} />;
  }
  return (
    <>
      <PageHeading>{t('Send a first request')}</PageHeading>
      <Lead>
        {t('It goes to your team in your own name, so you see how a request arrives and is answered.')}
      </Lead>
      <Form noValidate data-saved={prayerText === suggestion ? true : undefined} onSubmit={send}>
        <AnnouncedErrorsContext value>
          <CountedTextArea
            label={t('Your own prayer request')}
            maxLength={PRAYER_TEXT_MAX_CHARS}
            mayExceed
            length={prayerText.length}
            value={prayerText}
            error={problem}
            onChange={({ currentTarget }) => {
              setPrayerText(currentTarget.value);
              setProblem(undefined);
              setDraft(newDraft());
            }}
          />
        </AnnouncedErrorsContext>
        <Actions>
          <Button type="submit">{t('Send My Request')}</Button>
          <InlineButton type="button" look="text" onClick={() => void finishWithout()}>
            {t('Finish Without a Request')}
          </InlineButton>
        </Actions>
      </Form>
    </>
  );
}
