import type { PlaceholderName, PluralForms } from './catalogue.ts';
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

/** Every English text of the screens. */
export type Text = Plain<Screens>;

/** Every English text of the screens that follows a count, in its form for many. */
export type CountedText = Counted<Screens>;

/** Every English text of the mails. */
export type MailText = Plain<Mails>;

/** Every English text of the mails that follows a count. */
export type CountedMailText = Counted<Mails>;

/** Every English text of the readme of an archive. */
export type ReadmeText = Plain<Readme>;

/** Those without blanks. */
export type WholeReadmeText = {
  [English in ReadmeText]: [PlaceholderName<English>] extends [never] ? English : never;
}[ReadmeText];
