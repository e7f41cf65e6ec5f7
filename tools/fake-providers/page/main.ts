import { MESSAGE_KINDS, type MessageKind, type SentMessage } from '../message.ts';
import { detailView, type Reading } from './detail-view.ts';
import { button, byId, element } from './element.ts';
import { listRows } from './list-view.ts';
import { headingOf, KIND_LABELS, matchesSearch } from './message-words.ts';
import { clearMessages, fetchMessages, watchChanges } from './messages-client.ts';

let messages: readonly SentMessage[] = [];
let kind: MessageKind | null = null;
let reading: Reading = 'html';
let shownId: string | null = null;

const panes = byId('panes', HTMLElement);
const list = byId('list', HTMLOListElement);
const empty = byId('empty', HTMLParagraphElement);
const kinds = byId('kinds', HTMLFieldSetElement);
const detail = byId('detail', HTMLElement);
const search = byId('search', HTMLInputElement);
const status = byId('status', HTMLParagraphElement);

function chosenId(): string | null {
  return location.hash === '' ? null : location.hash.slice(1);
}

function choose(id: string | null): void {
  history.pushState(null, '', id === null ? location.pathname : `#${id}`);
  renderList();
  renderDetail();
  if (id !== null) {
    detail.focus({ preventScroll: true });
  }
}

function renderList(): void {
  const shown = messages.filter(
    (message) => (kind === null || message.kind === kind) && matchesSearch(message, search.value.trim()),
  );
  list.replaceChildren(...listRows(shown, chosenId(), choose));
  empty.hidden = shown.length > 0;
  empty.textContent =
    messages.length === 0
      ? 'Nothing has been sent yet. E-mails, pushes and text messages of the local backend appear here at once.'
      : 'No message matches.';
}

function renderKinds(): void {
  const choices: (MessageKind | null)[] = [null, ...MESSAGE_KINDS];
  kinds.replaceChildren(
    ...choices.map((choice) =>
      button(
        choice === null ? 'All' : KIND_LABELS[choice],
        { 'aria-pressed': String(choice === kind) },
        () => {
          kind = choice;
          renderKinds();
          renderList();
        },
      ),
    ),
  );
}

function renderDetail(): void {
  const message = messages.find(({ id }) => id === chosenId());
  panes.toggleAttribute('data-reading', message !== undefined);
  document.title = message === undefined ? 'Fake Providers' : `${headingOf(message)} · Fake Providers`;
  if (message === undefined) {
    shownId = null;
    detail.replaceChildren(element('p', { class: 'empty' }, 'Choose a message to read it.'));
    return;
  }
  const key = `${message.id} ${reading}`;
  if (shownId === key) {
    return; // a message never changes: keep its frame and what is selected in it
  }
  shownId = key;
  detail.replaceChildren(
    ...detailView(message, reading, {
      onRead(chosen) {
        reading = chosen;
        renderDetail();
      },
      onBack: () => choose(null),
    }),
  );
}

async function refresh(): Promise<void> {
  messages = await fetchMessages();
  status.toggleAttribute('data-live', true);
  status.textContent = messages.length === 1 ? '1 message' : `${messages.length} messages`;
  renderList();
  renderDetail();
}

function showLost(): void {
  status.toggleAttribute('data-live', false);
  status.textContent = 'The local backend is not running';
}

search.addEventListener('input', renderList);
byId('clear', HTMLButtonElement).addEventListener('click', () => {
  clearMessages().catch(showLost);
});
window.addEventListener('popstate', () => {
  renderList();
  renderDetail();
});
renderKinds();
watchChanges({ onChange: () => refresh().catch(showLost), onLost: showLost });
