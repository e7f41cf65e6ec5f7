import { AUTO_ID_CHARS, autoIdFrom } from '@prayer-community/domain/fields/auto-id';
import { useState } from 'react';
import { readTabAttempt, writeTabAttempt } from './use-tab-draft.ts';

interface Attempt {
  /** Returns the id to store this form under. A retry of the same form reuses its id, because only the response may have been lost. */
  idFor: (form: object) => string;
  /** The form with this id is stored, so the next one belongs to something new, even if it says the same. */
  end: (id: string) => void;
}

/** @param draftSubject whose draft the attempt stays with in this tab. Null if the form has no draft */
export function useAttempt(draftSubject: string | null): Attempt {
  const [attempt] = useState(() => openAttempt(draftSubject));
  return attempt;
}

function openAttempt(draftSubject: string | null): Attempt {
  let inMemory = '';

  /** The last id, followed by what was typed. Empty if there is none. */
  function read(): string {
    return draftSubject === null ? inMemory : readTabAttempt(draftSubject);
  }

  function write(last: string): void {
    if (draftSubject === null) {
      inMemory = last;
    } else {
      writeTabAttempt(draftSubject, last);
    }
  }

  return {
    idFor(form) {
      const typed = JSON.stringify(form);
      const last = read();
      const isSame = last.slice(AUTO_ID_CHARS) === typed;
      const id = isSame ? last.slice(0, AUTO_ID_CHARS) : autoIdFrom(crypto.randomUUID());
      write(id + typed);
      return id;
    },
    end(id) {
      // Another copy of the form may have begun the next attempt.
      if (read().startsWith(id)) {
        write('');
      }
    },
  };
}
