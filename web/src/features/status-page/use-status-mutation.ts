import type { CallableInput } from '@prayer-community/domain/callables';
import { refusalText } from '@prayer-community/domain/refusal';
import type { RequesterStatus, StatusResponse } from '@prayer-community/domain/status-page/status-page';
import { t } from '@prayer-community/i18n/text';
import { callFunction } from '../../firebase/call-function.ts';
import { callFailureToast, errorToast } from '../../ui/toast/error-toast.ts';
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
export function useStatusMutation(applyResponse: (response: StatusResponse) => void): StatusMutation {
  const [isUnderway, run] = useUnderway();

  return {
    isUnderway,
    mutate: async (name, input, done) => {
      const isDone = await run(async () => {
        try {
          const response: StatusResponse = await callFunction(name, input);
          if (response.success || response.reason !== 'refused') {
            applyResponse(response);
          }
          if (response.success) {
            await showToast(typeof done === 'function' ? done(response.status) : done);
          } else {
            await showToast(errorToast(refusalText(response)));
          }
          return response.success;
        } catch (error) {
          console.error(`${name} failed`, error);
          await showToast(callFailureToast(t('Error'), error));
          return false;
        }
      });
      return isDone ?? false;
    },
  };
}
