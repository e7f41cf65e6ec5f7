import { t } from '@prayer-community/i18n/text';
import { useLayoutEffect, useRef } from 'react';
import { TextField } from './text-field.tsx';

const DIGITS = { fontSize: '1.5rem', letterSpacing: '0.35em', fontVariantNumeric: 'tabular-nums' };

interface CodeFieldProps {
  code: string;
  onType: (typed: string) => void;
  isUnderway: boolean;
  hint?: string;
  error?: string;
}

/** The input for an emailed code. It takes the focus when it appears, and again after a wrong code was cleared. */
export function CodeField({ code, onType, isUnderway, hint, error }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const isEmpty = code === '';

  useLayoutEffect(() => {
    if (isEmpty) {
      input.current?.focus();
    }
  }, [isEmpty]);

  return (
    <TextField
      ref={input}
      label={t('Verification code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      value={code}
      readOnly={isUnderway}
      onChange={(event) => onType(event.currentTarget.value)}
      hint={hint}
      error={error}
      style={DIGITS}
    />
  );
}
