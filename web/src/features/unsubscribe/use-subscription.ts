import { message } from '@prayer-community/i18n/text';
import { useEffect } from 'react';
import { CallFailure } from '../../firebase/call-failure.ts';
import { callOrThrow } from '../../firebase/call-or-throw.ts';
import { errorToast } from '../../ui/toast/error-toast.ts';
import { preloadToasts, showToast } from '../../ui/toast/toast.ts';
import { useUnderway } from '../../ui/use-underway.ts';

const NOT_CHANGED = message('Failed to update your email settings. Please try again.');

interface SubscriptionChange {
  isUnderway: boolean;
  /** Turns the emails on or off. Returns true if the change was stored. */
  change: (isWanted: boolean) => Promise<boolean>;
}

/** Changes the subscription that the token of an emailed link identifies. */
export function useSubscription(token: string): SubscriptionChange {
  const [isUnderway, run] = useUnderway();
  useEffect(preloadToasts, []);

  async function change(isWanted: boolean): Promise<boolean> {
    try {
      await callOrThrow('changeSubscription', { token, isWanted });
      return true;
    } catch (error) {
      console.error(NOT_CHANGED.text, error);
      const reason = error instanceof CallFailure && error.code === 'refused' ? error.message : NOT_CHANGED;
      await showToast(errorToast(reason));
      return false;
    }
  }

  return { isUnderway, change: async (isWanted) => (await run(() => change(isWanted))) ?? false };
}
