import { DEFAULT_LANGUAGE } from '@prayer-community/i18n/language';
import { activeLanguage } from '@prayer-community/i18n/text';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { PATHS } from '../config/paths.ts';
import { resumeQueuedRequest } from '../features/request-prayer/offline-queue/resume-queued-request.ts';
import { loadIdentity } from '../ui/identity/identity.ts';
import { switchLanguage } from '../ui/language/load-language.ts';
import { App } from './app.tsx';
import { loadFirstScreen } from './routes.tsx';

export async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (container === null) {
    throw new Error('index.html has no element with the id "root".');
  }
  const identity = loadIdentity();
  await loadFirstScreen(window.location.pathname);
  // Renders in slices so the page stays responsive.
  startTransition(() =>
    createRoot(container).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
  import('./after-start.ts').then(({ afterStart }) => afterStart(), console.warn);
  // The form resumes it itself, once it has read it.
  if (window.location.pathname !== PATHS.requestPrayer) {
    void resumeQueuedRequest();
  }
  if (activeLanguage() !== DEFAULT_LANGUAGE && (await identity)?.in_spanish === false) {
    await changeToDefault();
  }
}

/** Leaves the page as it is if there is unsaved input. The next visit then starts in the default language. */
async function changeToDefault(): Promise<void> {
  const { hasUnsavedInput } = await import('../ui/language/has-unsaved-input.ts');
  if (!hasUnsavedInput()) {
    await switchLanguage(DEFAULT_LANGUAGE);
  }
}
