import type { PrayerRequestForm } from '@prayer-community/domain/request-form/prayer-request-form';
import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useIdentity } from '../../../ui/identity/identity.ts';
import type { RequestDraft } from '../draft/request-draft.ts';
import { withQueue } from './resume-queued-request.ts';

interface StoredRequest {
  /** Stores the request as queued. Returns false if this device cannot store all of it. */
  queue: () => Promise<boolean>;
  cancelQueued: () => void;
}

/**
 * Puts the form's request into the offline queue, and takes it out when the visitor changes it.
 * @param hasTake true while there is a recording that is not confirmed
 */
export function useQueuedRequest(
  opened: RequestDraft,
  { subscribe }: UseFormReturn<PrayerRequestForm>,
  isMounted: Readonly<RefObject<boolean>>,
  { queue, cancelQueued }: StoredRequest,
  hasTake: boolean,
) {
  const [isWaiting, setWaiting] = useState(opened.isWaiting);
  const sendsLater = useIdentity()?.sends_later !== false;

  const cancelQueuedRequest = useCallback(() => {
    cancelQueued();
    setWaiting(false);
  }, [cancelQueued]);

  useEffect(
    // Editing the request removes it from the queue.
    () => (isWaiting ? subscribe({ formState: { values: true }, callback: cancelQueuedRequest }) : undefined),
    [isWaiting, subscribe, cancelQueuedRequest],
  );

  const changeByTake = useEffectEvent(() => isWaiting && cancelQueuedRequest());
  useEffect(() => {
    // Starting a recording also removes it from the queue. A take that already existed was left out on purpose.
    if (hasTake) {
      changeByTake();
    }
  }, [hasTake]);

  /** Returns false if the request cannot be queued. */
  async function queueRequest(): Promise<boolean> {
    if (!sendsLater || !(await queue())) {
      return false;
    }
    await withQueue(({ watchForConnection }) => watchForConnection(isMounted.current));
    setWaiting(true);
    return true;
  }

  return { isWaiting, queueRequest, cancelQueuedRequest };
}
