import {
  type ComeBackAnswer,
  comeBackAfter,
  planComeBack,
} from '@prayer-community/domain/prayer-request/come-back';
import { changedBy } from '@prayer-community/domain/prayer-request/request-transitions';
import { isHiddenOnceClosed } from '@prayer-community/domain/prayer-request/request-visibility';
import { type Message, message, t } from '@prayer-community/i18n/text';
import { nameOf } from '../../../ui/team/staff-names.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { RequestChangedError } from '../actions/request-changed-error.ts';
import { RevisionUnderwayError, useIsRevisionUnderway } from '../actions/revisions-underway.ts';
import { useDashboard } from '../dashboard-context.ts';
import { toastFailure, toastOvertaken, toastUnderway } from '../dashboard-toasts.ts';
import type { StaffRequest } from '../requests/staff-request.ts';
import { ANSWER_LABELS, comingDay } from './come-back-texts.ts';
import { writeAnswer, writeComeBack } from './write-come-back.ts';

interface ComeBackActions {
  /** Sets the date to come back to the request as the actor saw it. Null clears the date. */
  plan: (seen: StaffRequest, at: Date | null) => Promise<void>;
  answer: (seen: StaffRequest, how: ComeBackAnswer) => Promise<void>;
  /** True while a change of the request awaits confirmation. A further one would be refused. */
  isUnderway: boolean;
}

/** Plans when to come back to the requester with this request and records their answer. A toast reports the outcome. */
export function useComeBack(requestId: string): ComeBackActions {
  const { actor, team, visibility } = useDashboard();
  const isUnderway = useIsRevisionUnderway(requestId);

  async function attempt(seen: StaffRequest, write: () => Promise<void>, done: Done): Promise<void> {
    try {
      await write();
      void showToast({ ...done, kind: 'success', id: `request-${seen.id}` });
    } catch (error) {
      if (error instanceof RequestChangedError) {
        const who = changedBy(seen, error.current);
        toastOvertaken(error.current, who && nameOf(team, who));
      } else if (error instanceof RevisionUnderwayError) {
        toastUnderway();
      } else {
        toastFailure('comeBack', error);
      }
    }
  }

  function doneOf(seen: StaffRequest, at: Date | null): Done {
    if (at === null) {
      return CLEARED;
    }
    const day = comingDay(at);
    return {
      title: message('Date set'),
      text: isHiddenOnceClosed(seen, visibility)
        ? message(
            'This request will appear in Today on {day}. Once it’s closed, only leaders see it and get this reminder.',
            { day },
          )
        : message('This request will appear in Today on {day}.', { day }),
    };
  }

  return {
    plan: (seen, at) =>
      attempt(seen, () => writeComeBack(seen.id, planComeBack(seen, actor.uid, at)), doneOf(seen, at)),
    answer: (seen, how) => {
      const next = comeBackAfter(how, new Date());
      const note = `${t('How did it go?')} ${t(ANSWER_LABELS[how])}`;
      const fields = planComeBack(seen, actor.uid, next);
      const done = next === null ? NOTED : { ...NOTED, text: doneOf(seen, next).text };
      return attempt(seen, () => writeAnswer(seen.id, actor.uid, note, fields), done);
    },
    isUnderway,
  };
}

interface Done {
  title: Message;
  text: Message;
}

const NOTED: Done = {
  title: message('Note posted'),
  text: message('Your note has been added to the request.'),
};

const CLEARED: Done = {
  title: message('Date cleared'),
  text: message('We won’t ask about this request.'),
};
