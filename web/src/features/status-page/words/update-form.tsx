import { styled } from '@mui/material/styles';
import { isBlank } from '@prayer-community/domain/fields/visible-text';
import { UPDATE_MAX_CHARS } from '@prayer-community/domain/limits';
import { UPDATE_FORM_MESSAGES } from '@prayer-community/domain/status-page/request-update';
import { text } from '@prayer-community/domain/texts/text';
import { type FormEvent, useRef, useState } from 'react';
import { CrisisWatch } from '../../../help-lines/crisis-watch.tsx';
import { Button } from '../../../ui/button.tsx';
import { CountedTextArea } from '../../../ui/form/counted-text-area.tsx';
import type { OwnPart } from '../own-part.ts';
import { STATUS_TOASTS } from '../status-toasts.ts';
import { useStatusMutation } from '../use-status-mutation.ts';

const Form = styled('form')({
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
  '& > div': { width: '100%' },
});
const Area = styled('div')({ '& textarea': { minHeight: 104 } });

/** Tells the team how things went on; what was written stays until it has arrived. */
export function UpdateForm({ statusKey, see }: Pick<OwnPart, 'statusKey' | 'see'>) {
  const [written, setWritten] = useState('');
  const [error, setError] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);
  const { isUnderway, mutate } = useStatusMutation(see);

  async function add(): Promise<void> {
    if (isBlank(written)) {
      setError(UPDATE_FORM_MESSAGES.textRequired);
      area.current?.focus();
      return;
    }
    if (await mutate('addRequestUpdate', { key: statusKey, text: written }, STATUS_TOASTS.updateAdded)) {
      setWritten('');
    }
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    void add();
  }

  return (
    <Form noValidate onSubmit={handleSubmit}>
      <Area>
        <CountedTextArea
          ref={area}
          label={text('Add an update')}
          hint={text('How is it going? Our prayer team reads it with your request.')}
          error={error}
          maxLength={UPDATE_MAX_CHARS}
          length={written.length}
          value={written}
          onChange={(event) => {
            setWritten(event.target.value);
            setError(undefined);
          }}
        />
      </Area>
      <CrisisWatch text={written} />
      <Button type="submit" look="outlined" aria-disabled={isUnderway}>
        {isUnderway ? text('Adding…') : text('Add Update')}
      </Button>
    </Form>
  );
}
