import { SIGN_IN_CODE_DIGITS } from '@prayer-community/domain/limits';
import { useLayoutEffect, useRef } from 'react';
import { TextField } from './text-field.tsx';

const DIGITS = { fontSize: '1.5rem', letterSpacing: '0.35em', fontVariantNumeric: 'tabular-nums' };

interface CodeFieldProps {
  label: string;
  code: string;
  /** Receives the digits that were typed or pasted, as many as a code has. */
  onType: (digits: string) => void;
  isUnderway: boolean;
  hint?: string;
  error?: string;
}

/** The input for an emailed code. It takes the focus when it appears, and again after a wrong code was cleared. */
export function CodeField({ label, code, onType, isUnderway, hint, error }: CodeFieldProps) {
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
      label={label}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      value={code}
      readOnly={isUnderway}
      onChange={(event) => onType(digitsOf(event.currentTarget.value))}
      hint={hint}
      error={error}
      style={DIGITS}
    />
  );
}

function digitsOf(typed: string): string {
  return typed.replace(/[^0-9]/g, '').slice(0, SIGN_IN_CODE_DIGITS);
}
