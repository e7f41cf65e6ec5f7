import { styled } from '@mui/material/styles';
import {
  SET_UP_QUESTIONS,
  type SetUpQuestion,
  type SetUpSettings,
} from '@prayer-community/domain/settings/set-up';
import { t } from '@prayer-community/i18n/text';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { AnnouncedErrorsContext } from '../../../ui/form/announced-errors.ts';
import { InlineButton } from '../../../ui/inline-button.tsx';
import { Lead } from '../../../ui/lead.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { useUnderway } from '../../../ui/use-underway.ts';
import { SETTINGS_TOASTS } from '../settings-toasts.ts';
import { Progress } from './progress.tsx';
import { useSteps } from './steps.ts';

export const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  '& > div': { minWidth: 0 },
});

export const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  marginTop: 12,
  '& > :first-of-type': { flex: '1 0 100%', [theme.breakpoints.up('sm')]: { flex: 'none' } },
  '& > :last-child': { marginInlineStart: 'auto' },
}));

export interface QuestionProps {
  setUp: SetUpSettings;
}

interface QuestionFrameProps extends QuestionProps {
  question: SetUpQuestion;
  title: string;
  lead: string;
  /** Stores the answer. Resolves to false if there is no complete answer yet. Throws if it cannot be stored. */
  save: () => Promise<boolean>;
  submitLabel?: string;
  /** A function receives whether the answer is being saved. */
  children: ReactNode | ((isSaving: boolean) => ReactNode);
}

export function Question(props: QuestionFrameProps) {
  const { question, setUp, title, lead, save, submitLabel = t('Save and Continue'), children } = props;
  const { finish, back, leave } = useSteps(setUp);
  const [isSaving, run] = useUnderway();
  const position = SET_UP_QUESTIONS.indexOf(question) + 1;

  async function answer(): Promise<void> {
    try {
      if (await save()) {
        await finish(question, 'answered');
      }
    } catch (error) {
      console.error(`The answer about ${question} was not saved`, error);
      await showToast(SETTINGS_TOASTS.notSaved);
    }
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    void run(answer);
  }

  return (
    <>
      <Progress position={position} />
      <PageHeading>{title}</PageHeading>
      <Lead>{lead}</Lead>
      <Form noValidate data-saved onSubmit={handleSubmit}>
        <AnnouncedErrorsContext value>
          {typeof children === 'function' ? children(isSaving) : children}
        </AnnouncedErrorsContext>
        <Actions>
          <Button type="submit" aria-disabled={isSaving}>
            {isSaving ? t('Saving…') : submitLabel}
          </Button>
          {position > 1 && (
            <InlineButton
              type="button"
              look="text"
              aria-disabled={isSaving}
              onClick={isSaving ? undefined : () => back(question)}
            >
              {t('Back')}
            </InlineButton>
          )}
          <InlineButton
            type="button"
            look="text"
            aria-disabled={isSaving}
            onClick={isSaving ? undefined : () => void finish(question, 'skipped')}
          >
            {t('Skip')}
          </InlineButton>
          <InlineButton
            type="button"
            look="text"
            aria-disabled={isSaving}
            onClick={isSaving ? undefined : () => void leave()}
          >
            {t('Finish Later')}
          </InlineButton>
        </Actions>
      </Form>
    </>
  );
}
