import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasUnsavedInput } from '../../ui/language/has-unsaved-input.ts';
import { openDialog } from '../../ui/open-dialog.ts';

/**
 * Answers the service worker whether this page can open the address of a clicked notification: not while a dialog is
 * open or input would be discarded. Opens it once the service worker agrees, which it does not after a late answer.
 */
export function useNotificationClicks(): void {
  const navigate = useNavigate();
  const answer = useEffectEvent(({ data, ports }: MessageEvent<unknown>) => {
    const [port] = ports;
    if (typeof data !== 'string' || port === undefined) {
      return;
    }
    const isFree = openDialog() === undefined && !hasUnsavedInput();
    if (isFree) {
      port.onmessage = () => {
        const { href, pathname, search, hash } = new URL(data);
        void navigate({ pathname, search, hash }, { replace: href === window.location.href });
      };
    }
    port.postMessage(isFree);
  });
  useEffect(() => {
    if (!('serviceWorker' in navigator)) {
      return;
    }
    const { serviceWorker } = navigator;
    const handleMessage = (event: MessageEvent<unknown>) => answer(event);
    serviceWorker.addEventListener('message', handleMessage);
    return () => serviceWorker.removeEventListener('message', handleMessage);
  }, []);
}
