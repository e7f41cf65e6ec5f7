import { styled } from '@mui/material/styles';
import { testimonyFormSchema } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { TESTIMONY_MAX_CHARS } from '@prayer-community/domain/limits';
import { t } from '@prayer-community/i18n/text';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { CancelButton } from '../cancel-button.tsx';
import { CountedTextArea } from '../form/counted-text-area.tsx';
import { useFormFocus } from './use-form-focus.ts';

const Form = styled('form')({ display: 'grid', gap: 16 });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '8px 20px' });

interface TestimonyFormProps {
  /** Says what happens to the testimony. */
  hint: string;
  testimony: string;
  onTestimony: (testimony: string) => void;
  isUnderway: boolean;
  onSubmit: () => void;
  onCancel: () => void;
}

export function TestimonyForm(props: TestimonyFormProps) {
  const { hint, testimony, onTestimony, isUnderway, onSubmit, onCancel } = props;
  const [error, setError] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);
  useFormFocus(area);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const parsed = testimonyFormSchema.safeParse({ testimony });
    if (parsed.success) {
      onSubmit();
    } else {
      setError(parsed.error.issues[0]?.message);
      area.current?.focus();
    }
  }

  return (
    <Form noValidate data-saved onSubmit={handleSubmit}>
      <CountedTextArea
        ref={area}
        label={t('Testimony (optional)')}
        hint={hint}
        error={error}
        maxLength={TESTIMONY_MAX_CHARS}
        mayExceed
        length={testimony.length}
        value={testimony}
        onChange={(event) => {
          onTestimony(event.target.value);
          setError(undefined);
        }}
      />
      <Actions>
        <Button type="submit" aria-disabled={isUnderway}>
          {t('Mark as Answered')}
        </Button>
        <CancelButton isUnderway={isUnderway} onCancel={onCancel} />
      </Actions>
    </Form>
  );
}
