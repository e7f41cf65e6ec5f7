import { DEFAULT_LANGUAGE } from '@prayer-community/domain/language';
import { spokenLanguage } from '@prayer-community/domain/texts/text';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { resumeWaitingRequest } from '../features/request-prayer/waiting/resume-waiting.ts';
import { App } from './app.tsx';
import { registerServiceWorker } from './service-worker/register.ts';

/** Shows the client, and sets going what works behind it. */
export function start(): void {
  const container = document.getElementById('root');
  if (container === null) {
    throw new Error('index.html has no element with the id "root".');
  }
  createRoot(container).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  registerServiceWorker();
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
