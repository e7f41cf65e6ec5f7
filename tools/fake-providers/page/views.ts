import { MESSAGE_KINDS, type MessageKind, type SentMessage } from '../message.ts';
import type { MessageFilter } from '../message-store.ts';
import { type Html, html } from './html.ts';

const NAME = 'Fake Providers';

const KIND_LABELS: Readonly<Record<MessageKind, string>> = {
  email: 'Email',
  push: 'Push',
  sms: 'SMS',
  topic: 'Topic',
};

/** Renders the messages, newest first. `list.js` replaces the list when messages arrive. */
export function listPage(messages: readonly SentMessage[], filter: MessageFilter): string {
  const kinds = [undefined, ...MESSAGE_KINDS].map(
    (kind) =>
      html`<a href="${addressOf({ ...filter, kind })}" ${currentAttribute(kind === filter.kind)}>${
        kind ? KIND_LABELS[kind] : 'All'
      }</a>`,
  );
  const hint = filter.kind || filter.to ? 'No message matches.' : 'Nothing has been sent yet.';
  return document(
    NAME,
    html`<header>
      <h1>${NAME}</h1>
      <form method="post" action="/clear"><button>Clear all</button></form>
    </header>
    <nav aria-label="Kind of message">${kinds}</nav>
    <main id="messages">${messages.length > 0 ? html`<ol>${messages.map(row)}</ol>` : html`<p>${hint}</p>`}</main>
    <script type="module" src="/list.js"></script>`,
  );
}

function row(message: SentMessage): Html {
  const { id, to, kind, receivedAt, text } = message;
  const recipients = to.length > 1 ? `${to[0]} and ${to.length - 1} more` : (to[0] ?? 'nobody');
  return html`<li><a href="/messages/${id}">
    <span class="to">${recipients}</span> <small>${KIND_LABELS[kind]}, ${timeLabel(receivedAt)}</small>
    <strong>${headingOf(message)}</strong> <span class="preview">${text.slice(0, 160)}</span>
  </a></li>`;
}

/** Renders a message: its details, its HTML if it has any (scripts do not run), and its plain text. */
export function messagePage(message: SentMessage): string {
  const facts = [
    ...message.to.map((to) => html`<dt>To</dt><dd><a href="${addressOf({ to })}">${to}</a></dd>`),
    ...Object.entries({ From: message.from ?? '', When: timeLabel(message.receivedAt), ...message.data })
      .filter(([, value]) => value !== '')
      .map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`),
  ];
  return document(
    `${headingOf(message)} · ${NAME}`,
    html`<nav><a href="/">All messages</a></nav>
    <main>
      <h1>${headingOf(message)}</h1>
      <dl>${facts}</dl>
      ${message.html === null ? [] : frame(message.html)}
      <pre tabindex="0">${message.text}</pre>
    </main>`,
  );
}

// Links may open a new tab. Scripts, forms, and access to this page stay disabled.
function frame(content: string): Html {
  return html`<iframe title="The message as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox"
    srcdoc="${`<base target="_blank">${content}`}"></iframe>`;
}

export function unknownMessagePage(): string {
  return document(NAME, html`<main><h1>This message was cleared</h1><a href="/">All messages</a></main>`);
}

function document(title: string, body: Html): string {
  return html`<!doctype html><html lang="en"><head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/page.css" />
  </head><body>${body}</body></html>`.text;
}

function addressOf({ kind, to }: MessageFilter): string {
  return `/?${new URLSearchParams({ ...(kind && { kind }), ...(to && { to }) })}`;
}

function currentAttribute(isCurrent: boolean): Html {
  return isCurrent ? html`aria-current="true"` : html``;
}

/** An SMS has no subject. */
function headingOf({ subject, kind }: SentMessage): string {
  return subject === '' ? KIND_LABELS[kind] : subject;
}

function timeLabel(receivedAt: string): string {
  return new Date(receivedAt).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
}
