import type { ComeBackAnswer } from '@prayer-community/domain/prayer-request/come-back';
import { type Message, message, t } from '@prayer-community/i18n/text';
import dayjs from 'dayjs';

/** The answers to "How did it go?", as shown on buttons and in notes. */
export const ANSWER_LABELS: Record<ComeBackAnswer, Message> = {
  went_well: message('Went well'),
  still_praying: message('Still praying'),
  no_answer: message('No response yet'),
};

/** Formats a day within the coming year, for example `Thursday, November 26`. */
export function comingDay(day: Date): string {
  return dayjs(day).format(t('dddd, MMMM D'));
}
