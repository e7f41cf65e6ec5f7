import { styled } from '@mui/material/styles';
import { TESTIMONY_MAX_CHARS } from '@prayer-community/domain/limits';
import { text } from '@prayer-community/domain/texts/text';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CountedTextArea } from '../../../ui/form/counted-text-area.tsx';
import type { useAnswering } from './use-answering.ts';

const Form = styled('form')({ flex: '1 0 100%', display: 'grid', gap: 16, marginTop: 8 });
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface AnswerFormProps {
  answering: ReturnType<typeof useAnswering>;
  onCancel: () => void;
}

/** Asks once more, for there is no way back, and for a testimony, which may be left out. */
export function AnswerForm({ answering, onCancel }: AnswerFormProps) {
  const { testimony, changeTestimony, isUnderway, markAnswered } = answering;
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    area.current?.focus();
    const card = area.current?.closest('article');
    return () => {
      // The form has gone with what had the focus, for its post is answered now.
      if (document.activeElement === document.body) {
        card?.focus({ preventScroll: true });
      }
    };
  }, []);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    markAnswered();
  }

  return (
    <Form onSubmit={handleSubmit}>
      <CountedTextArea
        ref={area}
        label={text('Testimony (optional)')}
        hint={text('How was this prayer answered? It cannot be changed afterwards.')}
        maxLength={TESTIMONY_MAX_CHARS}
        length={testimony.length}
        value={testimony}
        onChange={(event) => changeTestimony(event.target.value)}
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
