import { autoIdFrom } from '@prayer-community/domain/fields/auto-id';
import { useState } from 'react';

interface Attempt {
  /** Returns the id to store this form under. A retry of the same form reuses its id, because only the response may have been lost. */
  idFor: (form: object) => string;
  /** The form is stored, so the next one belongs to something new, even if it says the same. */
  end: () => void;
}

export function useAttempt(): Attempt {
  const [attempt] = useState(openAttempt);
  return attempt;
}

function openAttempt(): Attempt {
  let last = { id: '', typed: '' };
  return {
    idFor(form) {
      const typed = JSON.stringify(form);
      if (last.typed !== typed) {
        last = { id: autoIdFrom(crypto.randomUUID()), typed };
      }
      return last.id;
    },
    end() {
      last = { id: '', typed: '' };
    },
  };
}
