import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { hasInTab, readInTab, removeInTab, writeInTab } from '../stored-value.ts';

const PREFIX = 'prayer-community.tab-draft.';

const ATTEMPT = '.attempt';

type Change = string | ((typed: string) => string);

const listeners = new Set<() => void>();

/**
 * A text that stays in this tab until it is empty. It survives a reload, other screens, and a tab that the phone discards.
 * @param subject what the text is about, without secrets
 */
export function useTabDraft(subject: string): [text: string, change: (next: Change) => void] {
  const text = useSyncExternalStore(subscribe, () => readTabDraft(subject));
  const change = useCallback(
    (next: Change) => write(subject, typeof next === 'string' ? next : next(readTabDraft(subject))),
    [subject],
  );
  return [text, change];
}

/**
 * Mirrors a field into the tab, for a form that holds its own values and opens with `readTabDraft`.
 * @param onSent called once an earlier copy of the form has sent the text
 */
export function useTabDraftOf(subject: string, typed: string, onSent: () => void): void {
  const [text, change] = useTabDraft(subject);
  const handleRemoval = useEffectEvent(() => {
    if (text === '' && typed !== '') {
      onSent();
    }
  });
  useEffect(() => change(typed), [change, typed]);
  useEffect(() => {
    if (text === '') {
      handleRemoval();
    }
  }, [text]);
}

/** Returns the text about a subject in this tab. Empty if there is none. */
export function readTabDraft(subject: string): string {
  return readInTab(PREFIX + subject) ?? '';
}

/** Returns a function that removes the text once it was sent, unless it was changed meanwhile. */
export function sendTabDraft(subject: string): () => void {
  const sent = readTabDraft(subject);
  return () => {
    if (readTabDraft(subject) === sent) {
      write(subject, '');
    }
  };
}

/** Returns true if there is a text about a subject that starts with a prefix. */
export function hasTabDrafts(prefix: string): boolean {
  return hasInTab([PREFIX + prefix]);
}

/** Removes the texts about all subjects that start with a prefix. */
export function forgetTabDrafts(prefix: string): void {
  removeInTab([PREFIX + prefix]);
  notify();
}

/** Returns the last attempt to send the text. Empty if there is none. */
export function readTabAttempt(subject: string): string {
  return readTabDraft(subject + ATTEMPT);
}

/** Stores the last attempt to send the text until it is empty, or removes it if empty. */
export function writeTabAttempt(subject: string, attempt: string): void {
  writeInTab(PREFIX + subject + ATTEMPT, attempt === '' ? null : attempt);
}

function write(subject: string, text: string): void {
  writeInTab(PREFIX + subject, text === '' ? null : text);
  if (text === '') {
    writeTabAttempt(subject, '');
  }
  notify();
}

function notify(): void {
  for (const listener of listeners) {
    listener();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
