import { LANGUAGES, type Language } from '@prayer-community/i18n/language';
import * as z from 'zod';
import { maxChars } from '../fields/max-chars.ts';
import { isBlank } from '../fields/visible-text.ts';

/** The number of templates in each language. Templates at the same position say the same. */
const REPLY_TEMPLATE_COUNT = 6;

/** Maximum length of a template. Not defined with the limits, which visitors load with the request form. */
export const REPLY_TEMPLATE_MAX_CHARS = 500;

const templateSchema = z
  .string()
  .check(maxChars(REPLY_TEMPLATE_MAX_CHARS))
  .refine((template) => !isBlank(template));

const textsSchema = z.array(templateSchema).length(REPLY_TEMPLATE_COUNT);

export const replyTemplatesSchema = z.strictObject({ en: textsSchema, es: textsSchema });

export type ReplyTemplates = Record<Language, string[]>;

/** The templates that apply if leadership wrote none. */
export const DEFAULT_REPLY_TEMPLATES: ReplyTemplates = {
  en: [
    'Thank you for trusting us with your prayer request. We are praying for you.',
    'We prayed for you today. You are not alone.',
    'We are still praying for you. How are things going? You can answer right here.',
    'We are so sorry for what you are going through. We are praying for you, and we are here for you.',
    'Would you like someone from our team to call you? Answer here and tell us when to call.',
    'We thank God with you for this good news. Thank you for telling us!',
  ],
  es: [
    'Gracias por confiarnos su petición de oración. Estamos orando por usted.',
    'Hoy oramos por usted. Estamos con usted.',
    'Seguimos orando por usted. ¿Cómo va todo? Puede responder aquí mismo.',
    'Lamentamos mucho que esté pasando por esto. Estamos orando por usted, y cuenta con nosotros.',
    '¿Le gustaría que alguien de nuestro equipo le llamara? Responda aquí y díganos cuándo.',
    'Damos gracias a Dios con usted por esta buena noticia. ¡Gracias por contarnos!',
  ],
};

/**
 * False if leadership changed the template at this position in some languages only, so that it may say something else in
 * the others.
 */
export function saysTheSame(templates: ReplyTemplates, position: number): boolean {
  const changed = LANGUAGES.filter(
    (language) => templates[language][position] !== DEFAULT_REPLY_TEMPLATES[language][position],
  );
  return changed.length === 0 || changed.length === LANGUAGES.length;
}

/**
 * Returns the content of the reply box after a template is picked: the template, below any text already typed.
 * @param templates all templates of the language. If the box contains one of them unchanged, the new template replaces
 * it
 */
export function withTemplate(typed: string, template: string, templates: readonly string[]): string {
  const isFree = typed.trim() === '' || templates.includes(typed);
  return isFree ? template : `${typed.trimEnd()}\n\n${template}`;
}
