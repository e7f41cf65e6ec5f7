import { DEFAULT_LANGUAGE } from '@prayer-community/domain/language';
import { spokenLanguage } from '@prayer-community/domain/texts/text';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { resumeWaitingRequest } from '../features/request-prayer/waiting/resume-waiting.ts';
import { App } from './app.tsx';
import { loadFirstScreen } from './routes.tsx';
import { registerServiceWorker } from './service-worker/register.ts';

/** Shows the client in the place of its shell, and sets going what works behind it. */
export async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (container === null) {
    throw new Error('index.html has no element with the id "root".');
  }
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
  void resumeWaitingRequest();
  void keepToOfferedLanguages();
}

/** English is always offered: only another language asks. */
async function keepToOfferedLanguages(): Promise<void> {
  if (spokenLanguage() !== DEFAULT_LANGUAGE) {
    const { leaveWhereNotOffered } = await import('../language/change-language.ts');
    await leaveWhereNotOffered(spokenLanguage());
  }
}
