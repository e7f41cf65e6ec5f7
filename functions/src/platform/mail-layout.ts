import type { Language } from '@prayer-community/domain/language';
import { mailText } from '@prayer-community/domain/texts/mail-text';

/** What a mail says, part after part; plain text, which the layout escapes. */
export type MailPart =
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; label: string; code: string }
  | { kind: 'link'; label: string; url: string };

const PRODUCT = 'Prayer Community';
const TEXT_COLOUR = '#1f2933';
const QUIET_COLOUR = '#52606d';
const ACCENT_COLOUR = '#3f51b5';

/** What stands in a mail. */
export interface MailWords {
  language: Language;
  parts: readonly MailPart[];
  /** Why its reader gets it, for its foot. */
  footer: string;
  /** Where it is one that its reader may have had enough of. */
  unsubscribeUrl?: string | undefined;
}

/** The plain text of a mail. */
export function plainMail({ language, parts, footer, unsubscribeUrl }: MailWords): string {
  const unsubscribe = unsubscribeUrl ? [`${mailText(language, 'Unsubscribe')}: ${unsubscribeUrl}`] : [];
  const foot = [`--\n${PRODUCT}`, footer, ...unsubscribe];
  return [...parts.map(textOf), foot.join('\n')].join('\n\n');
}

/** The HTML of a mail: the one design of all our mails, readable without images, style sheets or colour. */
export function htmlMail(title: string, { language, parts, footer, unsubscribeUrl }: MailWords): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#f5f7fa;color:${TEXT_COLOUR};font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;background:#ffffff;border-radius:12px"><tr><td style="padding:32px">
${parts.map(htmlOf).join('\n')}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e4e7eb;color:${QUIET_COLOUR};font-size:13px"><strong>${PRODUCT}</strong><br>${escapeHtml(footer)}${unsubscribeHtml(language, unsubscribeUrl)}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

function textOf(part: MailPart): string {
  switch (part.kind) {
    case 'paragraph':
      return part.text;
    case 'code':
      return `${part.label} ${part.code}`;
    case 'link':
      return `${part.label}:\n${part.url}`;
  }
}

function htmlOf(part: MailPart): string {
  switch (part.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${escapeHtml(part.text)}</p>`;
    case 'code':
      return `<p style="margin:0 0 24px">${escapeHtml(part.label)} <strong style="display:block;margin-top:8px;font:700 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px">${escapeHtml(part.code)}</strong></p>`;
    case 'link':
      return `<p style="margin:0 0 24px"><a href="${escapeHtml(part.url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${ACCENT_COLOUR};color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(part.label)}</a></p>`;
  }
}

function unsubscribeHtml(language: Language, url: string | undefined): string {
  const label = escapeHtml(mailText(language, 'Unsubscribe'));
  return url ? `<br><a href="${escapeHtml(url)}" style="color:${QUIET_COLOUR}">${label}</a>` : '';
}

/** Text for the inside of an element or of a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
