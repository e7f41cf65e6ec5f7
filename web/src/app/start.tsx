import { DEFAULT_LANGUAGE } from '@prayer-community/domain/language';
import { spokenLanguage } from '@prayer-community/domain/texts/text';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { resumeQueuedRequest } from '../features/request-prayer/offline-queue/resume-queued-request.ts';
import { loadIdentity } from '../ui/identity/identity.ts';
import { App } from './app.tsx';
import { loadFirstScreen } from './routes.tsx';
import { onIdle } from './service-worker/on-idle.ts';
import { registerServiceWorker } from './service-worker/register.ts';

/** Shows the client in the place of its shell, and sets going what works behind it. */
export async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (container === null) {
    throw new Error('index.html has no element with the id "root".');
  }
  void loadIdentity();
  await loadFirstScreen(window.location.pathname);
  // In pieces, between which the page answers.
  startTransition(() =>
    createRoot(container).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
  void registerServiceWorker();
  void resumeQueuedRequest();
  void limitToOfferedLanguages();
}

/** English is always offered: a page in English learns whether to offer others once it is at rest. */
async function limitToOfferedLanguages(): Promise<void> {
  const language = spokenLanguage();
  if (language === DEFAULT_LANGUAGE) {
    await onIdle();
  }
  await (await import('../ui/language/change-language.ts')).checkOffer(language);
}
