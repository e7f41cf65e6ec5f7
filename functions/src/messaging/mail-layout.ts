import type { SiteIdentity } from '@prayer-community/domain/settings/site-identity';
import type { Language } from '@prayer-community/i18n/language';
import { mailText } from '@prayer-community/i18n/mail-text';
import { accentsOf, DAY, type MailAccent, nightStyles, SANS, SERIF } from './mail-style.ts';

/** A part of an email. Plain text, which the layout escapes. */
export type MailPart =
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; label: string; code: string }
  | { kind: 'link'; label: string; url: string };

export interface MailContent {
  language: Language;
  parts: readonly MailPart[];
  /** Why the reader receives this email. */
  footer: string;
  /** Set if the reader can unsubscribe from this kind of email. */
  unsubscribeUrl?: string | undefined;
}

/** The community that sends an email. Its logo has an absolute URL. */
export interface MailCommunity extends Pick<SiteIdentity, 'name' | 'accent'> {
  logo: { src: string; ratio: number } | null;
}

const LOGO_HEIGHT_PX = 48;

/** Long addresses and names must not widen an email on a phone. Some clients know only one of the two. */
const BREAKS = 'overflow-wrap:anywhere;word-break:break-word';

export function plainMail(
  community: MailCommunity,
  { language, parts, footer, unsubscribeUrl }: MailContent,
): string {
  const unsubscribe = unsubscribeUrl ? [`${mailText(language, 'Unsubscribe')}: ${unsubscribeUrl}`] : [];
  const foot = [`--\n${community.name}`, footer, ...unsubscribe];
  return [...parts.map(textOf), foot.join('\n')].join('\n\n');
}

/**
 * Renders an email as HTML, in the design that all emails share. Readable without images, style sheets or color, in
 * light and dark mode.
 */
export function htmlMail(
  community: MailCommunity,
  title: string,
  { language, parts, footer, unsubscribeUrl }: MailContent,
): string {
  const accents = accentsOf(community);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${nightStyles(accents.dark)}</style>
</head>
<body class="ground" style="margin:0;padding:24px 12px;background:${DAY.ground};color:${DAY.text};font:16px/1.5 ${SANS}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<p class="title" style="max-width:480px;margin:8px 0 20px;color:${accents.light.main};font:500 22px/1.25 ${SERIF};${BREAKS}">${logoHtml(community)}${escapeHtml(community.name)}</p>
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;background:${DAY.sheet};border:1px solid ${DAY.line};border-radius:20px"><tr><td style="padding:32px;${BREAKS}">
${parts.map((part) => htmlOf(part, accents.light)).join('\n')}
<p class="quiet" style="margin:32px 0 0;padding-top:16px;border-top:1px solid ${DAY.line};color:${DAY.quiet};font-size:13px">${escapeHtml(footer)}${unsubscribeHtml(language, unsubscribeUrl)}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

/** The alternative text is empty because the name below identifies the community if images are not shown. */
function logoHtml({ logo }: MailCommunity): string {
  if (logo === null) {
    return '';
  }
  const width = Math.round(LOGO_HEIGHT_PX * logo.ratio);
  return `<img class="logo" src="${escapeHtml(logo.src)}" width="${width}" height="${LOGO_HEIGHT_PX}" alt="" style="padding:4px;border-radius:8px"><br>`;
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

function htmlOf(part: MailPart, accent: MailAccent): string {
  switch (part.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${escapeHtml(part.text)}</p>`;
    case 'code':
      return `<p style="margin:0 0 24px">${escapeHtml(part.label)} <strong style="display:block;margin-top:8px;font:700 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px">${escapeHtml(part.code)}</strong></p>`;
    case 'link':
      return `<p style="margin:0 0 24px"><a class="button" href="${escapeHtml(part.url)}" style="display:inline-block;padding:12px 24px;border-radius:24px;background:${accent.main};color:${accent.onAccent};text-decoration:none;font-weight:600">${escapeHtml(part.label)}</a></p>`;
  }
}

function unsubscribeHtml(language: Language, url: string | undefined): string {
  const label = escapeHtml(mailText(language, 'Unsubscribe'));
  return url ? `<br><a class="quiet" href="${escapeHtml(url)}" style="color:${DAY.quiet}">${label}</a>` : '';
}

/** Escapes text for use inside an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
