import type { SentMessage } from '../message.ts';

/** Fetches all messages, newest first. The page and the server come from the same build, so their types agree. */
export async function fetchMessages(): Promise<readonly SentMessage[]> {
  const response = await fetch('/api/messages');
  if (!response.ok) {
    throw new Error(`The fake providers answered ${response.status}`);
  }
  const { messages }: { messages: SentMessage[] } = await response.json();
  return messages;
}

export async function clearMessages(): Promise<void> {
  const response = await fetch('/api/messages', { method: 'DELETE' });
  if (!response.ok) {
    throw new Error(`The fake providers answered ${response.status}`);
  }
}

/** Calls `onChange` when the connection opens and on every change, and `onLost` when the connection is lost. */
export function watchChanges(callbacks: { onChange: () => void; onLost: () => void }): void {
  const changes = new EventSource('/api/changes');
  changes.addEventListener('open', callbacks.onChange);
  changes.addEventListener('message', callbacks.onChange);
  changes.addEventListener('error', callbacks.onLost);
}
