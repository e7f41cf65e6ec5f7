import type { PlaceholderName, PluralForms } from './catalog.ts';
import type { EXPORT_README } from './es/export-readme.ts';
import type { MAIL_TEXTS } from './es/mail-texts.ts';
import type { STAFF_TEXTS } from './es/staff-texts.ts';
import type { VISITOR_TEXTS } from './es/visitor-texts.ts';

type Screens = typeof VISITOR_TEXTS & typeof STAFF_TEXTS;
type Mails = typeof MAIL_TEXTS;
type Readme = typeof EXPORT_README;

type Plain<Texts> = {
  [English in keyof Texts & string]: Texts[English] extends string ? English : never;
}[keyof Texts & string];
type Counted<Texts> = {
  [English in keyof Texts & string]: Texts[English] extends PluralForms ? English : never;
}[keyof Texts & string];

export type Text = Plain<Screens>;

/** Every English screen text that depends on a count, in its plural form. */
export type CountedText = Counted<Screens>;

export type MailText = Plain<Mails>;

/** Every English email text that depends on a count, in its plural form. */
export type CountedMailText = Counted<Mails>;

export type ReadmeText = Plain<Readme>;

/** The readme texts without placeholders. */
export type WholeReadmeText = {
  [English in ReadmeText]: [PlaceholderName<English>] extends [never] ? English : never;
}[ReadmeText];
