import { type FormEvent, useRef } from 'react';

/** Returns a submit handler that ignores other submits while one is in progress, so a double click sends once. */
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
