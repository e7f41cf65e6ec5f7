import { COLLECTIONS } from '@prayer-community/domain/collections';
import { EMPTY_CONTENT_FORM, newDailyContent } from '@prayer-community/domain/daily-content/content-form';
import { CONTENT_TYPES } from '@prayer-community/domain/daily-content/content-type';
import {
  CONTENT_LINE_MAX_CHARS,
  CONTENT_TEXT_MAX_CHARS,
  IMAGE_DESCRIPTION_MAX_CHARS,
} from '@prayer-community/domain/limits';
import fc from 'fast-check';
import { hasForm, LEADER, type NextAgreement, schemas } from './agreement.ts';
import { moment, textAround } from './arbitrary-documents.ts';
import { NOW } from './rest-firestore.ts';

export const CONTENT_AGREEMENTS = {
  daily_content: (id) => ({
    valid: fc
      .record({
        title: textAround(CONTENT_LINE_MAX_CHARS),
        content: textAround(CONTENT_TEXT_MAX_CHARS),
        content_type: fc.constantFrom(...CONTENT_TYPES),
        topic: fc.option(textAround(CONTENT_LINE_MAX_CHARS)),
        scripture_reference: fc.option(textAround(CONTENT_LINE_MAX_CHARS)),
        image_description: fc.option(textAround(IMAGE_DESCRIPTION_MAX_CHARS)),
        publish_date: fc.option(fc.oneof(fc.constant(NOW), moment)),
        is_published: fc.boolean(),
      })
      .map((chosen) => ({
        ...newDailyContent(EMPTY_CONTENT_FORM, null, { at: () => NOW, now: NOW }),
        ...chosen,
      })),
    surplus: ['author', 'is_pinned'],
    writer: LEADER,
    isValid: hasForm(schemas(LEADER.uid, id).daily_content),
    writes: (document) => [{ path: `${COLLECTIONS.dailyContent}/${id}`, document }],
  }),
} satisfies Record<string, NextAgreement>;
