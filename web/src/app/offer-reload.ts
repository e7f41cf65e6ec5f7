import { t } from '@prayer-community/i18n/text';
import { isSiteReachable } from '../firebase/is-site-reachable.ts';
import { showReloadToast } from './reload-toast.ts';

/** Safari does not say which file failed, so failures in quick succession may be those of several files. */
const AGAIN_AFTER_MS = 2_000;

/**
 * Offers once to reload the page if a file of the site fails to load again although the site can be reached. A new
 * version may have replaced the file, and some browsers remember a failed import until the page is reloaded.
 */
export function offerReloads(): void {
  const firstFailures = new Map<string, number>();
  let isDecided = false;

  async function offerIfReachable(): Promise<void> {
    isDecided = true;
    isDecided = await isSiteReachable();
    if (isDecided) {
      await showOffer();
    }
  }

  window.addEventListener('vite:preloadError', ({ payload }) => {
    const now = Date.now();
    const firstAt = firstFailures.get(payload.message) ?? now;
    firstFailures.set(payload.message, firstAt);
    if (!isDecided && now - firstAt >= AGAIN_AFTER_MS) {
      void offerIfReachable();
    }
  });
}

async function showOffer(): Promise<void> {
  await showReloadToast({
    id: 'reload',
    title: t('This could not be loaded'),
    kind: 'failure',
    action: { label: t('Reload Page'), onPress: () => window.location.reload() },
  });
}
