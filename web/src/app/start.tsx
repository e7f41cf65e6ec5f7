import type { Language } from '@prayer-community/i18n/language';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { PATHS } from '../config/paths.ts';
import { resumeQueuedRequest } from '../features/request-prayer/offline-queue/resume-queued-request.ts';
import { loadIdentity } from '../ui/identity/identity.ts';
import { storedIdentity } from '../ui/identity/stored-identity.ts';
import { chosenLanguage, firstLanguage } from '../ui/language/chosen-language.ts';
import { switchLanguage } from '../ui/language/load-language.ts';
import { App } from './app.tsx';
import { loadFirstScreen } from './routes.tsx';

export async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (container === null) {
    throw new Error('index.html has no element with the id "root".');
  }
  // Before the first screen removes the parameters of a mailed link.
  const chosen = chosenLanguage();
  const offeredBefore = firstLanguage(storedIdentity(), chosen);
  const loading = loadIdentity();
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
  const identity = await loading;
  const offered = firstLanguage(identity, chosen);
  if (identity !== null && offered !== offeredBefore) {
    await changeTo(offered);
  }
}

/** Leaves the page as it is if there is unsaved input. The next visit then starts in the other language. */
async function changeTo(language: Language): Promise<void> {
  const { hasUnsavedInput } = await import('../ui/language/has-unsaved-input.ts');
  if (!hasUnsavedInput()) {
    await switchLanguage(language);
  }
}
