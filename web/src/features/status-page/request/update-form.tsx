import { styled } from '@mui/material/styles';
import { isBlank } from '@prayer-community/domain/fields/visible-text';
import { UPDATE_MAX_CHARS } from '@prayer-community/domain/limits';
import { type UpdateRefusal, updateTextSchema } from '@prayer-community/domain/status-page/request-update';
import { STATUS_REFUSALS } from '@prayer-community/domain/status-page/status-page';
import { t } from '@prayer-community/i18n/text';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CountedTextArea } from '../../../ui/form/counted-text-area.tsx';
import { useTabDraft } from '../../../ui/form/use-tab-draft.ts';
import { CrisisWatch } from '../../../ui/help-lines/crisis-watch.tsx';
import { useLostFocus } from '../../../ui/use-lost-focus.ts';
import { draftSubjects } from '../draft-subjects.ts';
import type { OwnPart } from '../own-part.ts';
import { STATUS_TOASTS } from '../status-toasts.ts';
import { Text } from '../text.ts';
import { useStatusMutation } from '../use-status-mutation.ts';

const Form = styled('form')({
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
  '& > div': { width: '100%' },
});
const Refusal = styled(Text)({ outline: 'none' });
const Area = styled('div')({ '& textarea': { minHeight: 104 } });

interface UpdateFormProps extends Pick<OwnPart, 'statusKey' | 'applyResponse'> {
  /** Why the request takes no updates now. Null if it does. */
  refusal: UpdateRefusal | null;
  /** True if the team has already replied. */
  isAnswer: boolean;
}

/**
 * Sends the team an update or an answer to its reply. The typed text stays until it is stored, even if updates are no
 * longer offered. Otherwise says why they are not.
 */
export function UpdateForm({ statusKey, applyResponse, refusal, isAnswer }: UpdateFormProps) {
  const [written, setWritten] = useTabDraft(draftSubjects(statusKey).update);
  const [error, setError] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);
  const { isUnderway, mutate } = useStatusMutation(applyResponse);
  const isOver = refusal !== null && isBlank(written);
  const reason = useLostFocus<HTMLParagraphElement>(isOver);

  async function add(): Promise<void> {
    const parsed = updateTextSchema.safeParse(written);
    if (!parsed.success) {
      setError(parsed.error.issues[0]?.message);
      area.current?.focus();
      return;
    }
    const done = isAnswer ? STATUS_TOASTS.replyAnswered : STATUS_TOASTS.updateAdded;
    if (await mutate('addRequestUpdate', { key: statusKey, text: written }, done)) {
      setWritten((typed) => (typed === written ? '' : typed));
    }
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    void add();
  }

  if (isOver) {
    return (
      <Refusal ref={reason} tabIndex={-1}>
        {t(STATUS_REFUSALS[refusal])}
      </Refusal>
    );
  }
  return (
    <Form noValidate data-saved onSubmit={handleSubmit}>
      <Area>
        <CountedTextArea
          ref={area}
          label={isAnswer ? t('Reply to our prayer team') : t('Add an update')}
          hint={
            isAnswer
              ? t('Only those on our team who can read your request will see it.')
              : t('How is it going? Those on our team who can read your request will see it.')
          }
          error={error}
          maxLength={UPDATE_MAX_CHARS}
          mayExceed
          length={written.length}
          value={written}
          readOnly={isUnderway}
          onChange={(event) => {
            setWritten(event.target.value);
            setError(undefined);
          }}
        />
      </Area>
      <CrisisWatch text={written} alertsLeaders />
      <Button type="submit" look="outlined" aria-disabled={isUnderway}>
        {submitLabel(isUnderway, isAnswer)}
      </Button>
    </Form>
  );
}

function submitLabel(isUnderway: boolean, isAnswer: boolean): string {
  if (isUnderway) {
    return isAnswer ? t('Sending…') : t('Adding…');
  }
  return isAnswer ? t('Send Reply @requester') : t('Add Update');
}
