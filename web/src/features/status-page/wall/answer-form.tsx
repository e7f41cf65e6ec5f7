import { styled } from '@mui/material/styles';
import { TESTIMONY_MAX_CHARS } from '@prayer-community/domain/limits';
import { text } from '@prayer-community/domain/texts/text';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CountedTextArea } from '../../../ui/form/counted-text-area.tsx';
import type { OwnPart } from '../own-part.ts';
import { STATUS_TOASTS } from '../status-toasts.ts';
import { useWishes } from '../use-wishes.ts';

const Form = styled('form')({ display: 'grid', gap: 16 });
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface AnswerFormProps extends Pick<OwnPart, 'statusKey' | 'see'> {
  onCancel: () => void;
}

/** Asks once more, for there is no way back, and for a testimony, which may be left out. */
export function AnswerForm({ statusKey, see, onCancel }: AnswerFormProps) {
  const [testimony, setTestimony] = useState('');
  const { isUnderway, wish } = useWishes(see);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    area.current?.focus();
  }, []);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    void wish('markOwnPostAnswered', { key: statusKey, testimony }, STATUS_TOASTS.answered);
  }

  return (
    <Form noValidate onSubmit={handleSubmit}>
      <CountedTextArea
        ref={area}
        label={text('Testimony (optional)')}
        hint={text(
          'How was this prayer answered? Everybody on the wall can read it, and it cannot be changed afterwards.',
        )}
        maxLength={TESTIMONY_MAX_CHARS}
        length={testimony.length}
        value={testimony}
        onChange={(event) => setTestimony(event.target.value)}
      />
      <Ways>
        <Button type="submit" aria-disabled={isUnderway}>
          {text('Mark as Answered')}
        </Button>
        <Button type="button" look="text" onClick={onCancel}>
          {text('Cancel')}
        </Button>
      </Ways>
    </Form>
  );
}
