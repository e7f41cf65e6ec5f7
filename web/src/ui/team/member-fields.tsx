import { EMAIL_MAX_CHARS, NAME_MAX_CHARS, PHONE_MAX_CHARS } from '@prayer-community/domain/limits';
import { t } from '@prayer-community/i18n/text';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldPair } from '../form/form-layout.ts';
import { TextField } from '../form/text-field.tsx';

interface MemberField {
  registration: UseFormRegisterReturn;
  error: string | undefined;
}

/** The first and last name of someone else, so the browser suggests none. */
export function NameFields({ first, last }: { first: MemberField; last: MemberField }) {
  return (
    <FieldPair>
      <TextField
        label={t('First name')}
        autoComplete="off"
        maxLength={NAME_MAX_CHARS}
        required
        error={first.error}
        {...first.registration}
      />
      <TextField
        label={t('Last name')}
        autoComplete="off"
        maxLength={NAME_MAX_CHARS}
        required
        error={last.error}
        {...last.registration}
      />
    </FieldPair>
  );
}

/** The address that sign-in codes are sent to. */
export function EmailField({ registration, error, hint }: MemberField & { hint?: string }) {
  return (
    <TextField
      label={t('Email')}
      type="email"
      autoComplete="off"
      maxLength={EMAIL_MAX_CHARS}
      required
      hint={hint}
      error={error}
      {...registration}
    />
  );
}

/** The phone number that text messages are sent to. */
export function PhoneField({ registration, error }: MemberField) {
  return (
    <TextField
      label={t('Phone')}
      type="tel"
      autoComplete="off"
      maxLength={PHONE_MAX_CHARS}
      hint={t('Optional. Include the country code for text messages, such as +1 202-555-0142.')}
      error={error}
      {...registration}
    />
  );
}
