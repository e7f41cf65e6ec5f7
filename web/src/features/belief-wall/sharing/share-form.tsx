import { styled } from '@mui/material/styles';
import { PRAYER_TEXT_MAX_CHARS } from '@prayer-community/domain/limits';
import { type FormEvent, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { CountedTextArea } from '../../../ui/form/counted-text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useOnce } from '../../../ui/use-once.ts';
import { type useSharing, warmSharing } from './use-sharing.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  padding: '24px 20px 28px',
  background: theme.vars?.palette.background.paper,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 20,
  '& h2': { ...theme.typography.h2, margin: 0 },
  [theme.breakpoints.up('sm')]: { padding: '32px 36px 36px' },
}));

const Submit = styled(Button)(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { justifySelf: 'start' },
}));

/** Shares a prayer request on the wall. */
export function ShareForm({ form, isUnderway, share }: ReturnType<typeof useSharing>) {
  const headingId = useId();
  const warm = useOnce(warmSharing);
  const content = useWatch({ control: form.control, name: 'content' });
  const { errors } = form.formState;

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    share();
  }

  return (
    <Form noValidate aria-labelledby={headingId} onSubmit={handleSubmit} onFocus={warm}>
      <h2 id={headingId}>Share a Prayer Request</h2>
      <CountedTextArea
        label="Prayer request"
        required
        maxLength={PRAYER_TEXT_MAX_CHARS}
        mayExceed
        unit="characters"
        length={content.length}
        readOnly={isUnderway}
        error={errors.content?.message}
        {...form.register('content')}
      />
      <TextField
        label="Your name"
        hint="Leave it blank to stay anonymous."
        autoComplete="name"
        readOnly={isUnderway}
        error={errors.authorName?.message}
        {...form.register('authorName')}
      />
      <Submit type="submit" aria-disabled={isUnderway}>
        {isUnderway ? 'Sharing…' : 'Share on the Belief Wall'}
      </Submit>
    </Form>
  );
}
