import type { SentMessage } from '../message.ts';
import { button, element } from './element.ts';
import { codeOf, headingOf, KIND_LABELS, timeLabel } from './message-words.ts';

export type Reading = 'html' | 'text';

export interface DetailActions {
  readonly onRead: (reading: Reading) => void;
  readonly onBack: () => void;
}

/** Renders a full message: the details, and the HTML (scripts do not run) or plain text. */
export function detailView(message: SentMessage, reading: Reading, actions: DetailActions): HTMLElement[] {
  const showsHtml = reading === 'html' && message.html !== null;
  const facts = [
    ['To', message.to.join('\n')],
    ['From', message.from ?? ''],
    ['When', timeLabel(message.receivedAt)],
    ['Kind', KIND_LABELS[message.kind]],
    ...Object.entries(message.data),
  ].filter(([, value]) => value !== '');
  const head = element(
    'header',
    { class: 'head' },
    button('Back to the list', { class: 'quiet back' }, actions.onBack),
    element('h2', {}, headingOf(message)),
    element(
      'dl',
      { class: 'facts' },
      ...facts.flatMap(([name = '', value = '']) => [element('dt', {}, name), element('dd', {}, value)]),
    ),
    element('div', { class: 'actions' }, ...actionButtons(message, showsHtml, actions)),
  );
  const body = element('div', { class: 'body' });
  body.append(showsHtml ? htmlFrame(message.html ?? '') : element('pre', {}, message.text));
  return [head, body];
}

function actionButtons(message: SentMessage, showsHtml: boolean, { onRead }: DetailActions): HTMLElement[] {
  const pressed = (isPressed: boolean) => ({ class: 'quiet', 'aria-pressed': String(isPressed) });
  const readings =
    message.html === null
      ? []
      : [
          button('Designed', pressed(showsHtml), () => onRead('html')),
          button('Plain text', pressed(!showsHtml), () => onRead('text')),
        ];
  const code = codeOf(message);
  return code === null ? readings : [...readings, copyButton(code)];
}

function copyButton(code: string): HTMLButtonElement {
  const copy = button(`Copy ${code}`, { class: 'quiet' }, () => {
    navigator.clipboard.writeText(code).then(
      () => copy.replaceChildren(`Copied ${code}`),
      () => copy.replaceChildren(`The browser refused to copy ${code}`),
    );
  });
  return copy;
}

// Links may open a new tab. Scripts, forms, and access to this page stay disabled.
function htmlFrame(html: string): HTMLIFrameElement {
  return element('iframe', {
    title: 'The message as it was designed',
    sandbox: 'allow-popups allow-popups-to-escape-sandbox',
    srcdoc: `<base target="_blank">${html}`,
  });
}
