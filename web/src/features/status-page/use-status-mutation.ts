import type { CallableInput } from '@prayer-community/domain/callables';
import { refusalText } from '@prayer-community/domain/refusal';
import type { RequesterStatus, StatusAnswer } from '@prayer-community/domain/status-page/status-page';
import { t } from '@prayer-community/i18n/text';
import { failureText } from '../../firebase/call-failure.ts';
import { callFunction } from '../../firebase/call-function.ts';
import { showToast, type Toast } from '../../ui/toast/toast.ts';
import { useUnderway } from '../../ui/use-underway.ts';

/** The actions after which the requester can still view the request. */
type MutationName =
  | 'addRequestUpdate'
  | 'markOwnPostAnswered'
  | 'unmarkOwnPostAnswered'
  | 'changePrayerNotice'
  | 'withdrawPrayerRequest';

interface StatusMutation {
  isUnderway: boolean;
  /** Calls the function, shows the outcome in a toast, and returns whether it succeeded. */
  mutate: <Name extends MutationName>(
    name: Name,
    input: CallableInput<Name>,
    done: Toast | ((status: RequesterStatus) => Toast),
  ) => Promise<boolean>;
}

/** Runs one mutation at a time. */
export function useStatusMutation(applyAnswer: (answer: StatusAnswer) => void): StatusMutation {
  const [isUnderway, run] = useUnderway();

  return {
    isUnderway,
    mutate: async (name, input, done) => {
      const isDone = await run(async () => {
        try {
          const answer: StatusAnswer = await callFunction(name, input);
          if (answer.success || answer.reason !== 'refused') {
            applyAnswer(answer);
          }
          if (answer.success) {
            await showToast(typeof done === 'function' ? done(answer.status) : done);
          } else {
            await showToast({ title: t('Error'), text: refusalText(answer), kind: 'failure' });
          }
          return answer.success;
        } catch (error) {
          console.error(`${name} failed`, error);
          await showToast({ title: t('Error'), text: failureText(error), kind: 'failure' });
          return false;
        }
      });
      return isDone ?? false;
    },
  };
}
