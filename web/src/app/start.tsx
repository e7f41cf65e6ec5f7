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
}
