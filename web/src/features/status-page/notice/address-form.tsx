import { styled } from '@mui/material/styles';
import { EMAIL_INVALID, emailAddressSchema } from '@prayer-community/domain/fields/email-address';
import { t } from '@prayer-community/i18n/text';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { AnnouncedErrorsContext } from '../../../ui/form/announced-errors.ts';
import { TextField } from '../../../ui/form/text-field.tsx';

const Form = styled('form')({
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
  '& > div': { width: '100%' },
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface AddressFormProps {
  isUnderway: boolean;
  onChosen: (email: string) => void;
  /** Null if the form did not replace a button that was pressed, whose focus it would take. */
  onCancel: (() => void) | null;
}

/** Asks for the email address for notifications. Does not submit an invalid address. */
export function AddressForm({ isUnderway, onChosen, onCancel }: AddressFormProps) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const takesFocus = onCancel !== null;
  useLayoutEffect(() => {
    if (takesFocus) {
      field.current?.focus();
    }
  }, [takesFocus]);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const parsed = emailAddressSchema.safeParse(email);
    if (parsed.success) {
      onChosen(parsed.data);
    } else {
      setError(t(EMAIL_INVALID));
      field.current?.focus();
    }
  }

  return (
    <Form noValidate onSubmit={handleSubmit}>
      <AnnouncedErrorsContext value>
        <TextField
          ref={field}
          label={t('Email address')}
          type="email"
          autoComplete="email"
          error={error}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setError(undefined);
          }}
        />
      </AnnouncedErrorsContext>
      <Actions>
        <Button type="submit" look="outlined" aria-disabled={isUnderway}>
          {t('Notify Me')}
        </Button>
        {onCancel !== null && (
          <Button type="button" look="text" onClick={onCancel}>
            {t('Cancel')}
          </Button>
        )}
      </Actions>
    </Form>
  );
}
