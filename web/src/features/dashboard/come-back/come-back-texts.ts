import type { ComeBackAnswer } from '@prayer-community/domain/prayer-request/come-back';
import { type Message, message, t } from '@prayer-community/i18n/text';
import dayjs from 'dayjs';

/** How it went, as a button says it and a note after it. */
export const ANSWER_LABELS: Record<ComeBackAnswer, Message> = {
  went_well: message('Went well'),
  still_praying: message('Still praying'),
  no_answer: message('No answer yet'),
};

/** A day of the coming year, as `Thursday, November 26`. */
export function comingDay(day: Date): string {
  return dayjs(day).format(t('dddd, MMMM D'));
}
