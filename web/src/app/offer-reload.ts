import { t } from '@prayer-community/i18n/text';
import { hasUnsavedInput } from '../ui/language/has-unsaved-input.ts';
import { showToast } from '../ui/toast/toast.ts';

const failures = new Set<string>();

let isBusy = false;

/**
 * Offers to reload the page if a file of the site fails to load again although the site can be reached. A new version
 * may have replaced the file, and some browsers remember a failed import until the page is reloaded.
 */
export function offerReloads(): void {
  window.addEventListener('vite:preloadError', handlePreloadError);
}

function handlePreloadError({ payload }: VitePreloadErrorEvent): void {
  const isRepeated = failures.has(payload.message);
  failures.add(payload.message);
  // The code of the toast may be what fails.
  if (isRepeated && !isBusy) {
    isBusy = true;
    void offerReload().finally(() => {
      isBusy = false;
    });
  }
}

async function offerReload(): Promise<void> {
  if (!(await isSiteReachable())) {
    return;
  }
  const text = hasUnsavedInput()
    ? t('Reloading clears what you entered here.')
    : t('Reload the page when you’re ready.');
  await showToast({
    id: 'reload',
    title: t('This could not be loaded'),
    text,
    kind: 'failure',
    durationMs: Number.POSITIVE_INFINITY,
    action: { label: t('Reload Page'), onPress: () => window.location.reload() },
  });
}

/** The browser reports a device as online on any network. The service worker leaves such requests to the network. */
async function isSiteReachable(): Promise<boolean> {
  try {
    await fetch('/', { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch (error) {
    console.warn('The site cannot be reached', error);
    return false;
  }
}
