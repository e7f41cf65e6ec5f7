import { type FormEvent, useRef } from 'react';

/** A form's submit that, while one is under way, ignores every other: a double click sends once. */
export function useSubmitOnce(submit: (event: FormEvent) => Promise<void>): (event: FormEvent) => void {
  const isUnderway = useRef(false);
  return (event) => {
    event.preventDefault();
    if (isUnderway.current) {
      return;
    }
    isUnderway.current = true;
    void submit(event).finally(() => {
      isUnderway.current = false;
    });
  };
}
