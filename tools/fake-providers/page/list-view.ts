import type { SentMessage } from '../message.ts';
import { element } from './element.ts';
import { headingOf, KIND_LABELS, recipientsLabel, timeLabel } from './message-words.ts';

export function listRows(
  messages: readonly SentMessage[],
  chosenId: string | null,
  onChoose: (id: string) => void,
): HTMLLIElement[] {
  return messages.map((message) => {
    const row = element(
      'button',
      { type: 'button', class: 'row', 'aria-current': message.id === chosenId ? 'true' : undefined },
      element('span', { class: 'to' }, recipientsLabel(message)),
      element('time', { datetime: message.receivedAt }, timeLabel(message.receivedAt)),
      element('span', { class: 'subject' }, headingOf(message)),
      element('span', { class: 'kind', 'data-kind': message.kind }, KIND_LABELS[message.kind]),
      element('span', { class: 'preview' }, message.text.slice(0, 160)),
    );
    row.addEventListener('click', () => onChoose(message.id));
    return element('li', {}, row);
  });
}
