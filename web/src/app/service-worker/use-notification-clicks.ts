import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ClickedNotification } from '../../service-worker/page-messages.ts';
import { hasUnsavedInput } from '../../ui/language/has-unsaved-input.ts';
import { openDialog } from '../../ui/open-dialog.ts';

/**
 * Answers the service worker whether this page can open the address of a clicked notification. Opens it once the
 * service worker agrees, which it does not after a late answer.
 */
export function useNotificationClicks(): void {
  const navigate = useNavigate();
  const answer = useEffectEvent(({ data, ports }: MessageEvent<unknown>) => {
    const [port] = ports;
    if (!isClickedNotification(data) || port === undefined) {
      return;
    }
    const address = new URL(data.address);
    const opens = canOpen(address);
    if (opens) {
      port.onmessage = () => {
        const { href, pathname, search, hash } = address;
        void navigate({ pathname, search, hash }, { replace: href === window.location.href });
      };
    }
    port.postMessage(opens);
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

function isClickedNotification(data: unknown): data is ClickedNotification {
  return typeof data === 'object' && data !== null && 'address' in data && typeof data.address === 'string';
}

/**
 * Returns true if the address is on this screen, unless a dialog is open or input would be discarded. Another part of
 * the same page discards none.
 */
function canOpen({ pathname, search, hash }: URL): boolean {
  const { location } = window;
  if (pathname !== location.pathname || openDialog() !== undefined) {
    return false;
  }
  const isPart = hash !== '' && search === location.search;
  return isPart || !hasUnsavedInput();
}
