import './config/without-eval.ts';
import '@fontsource/newsreader/latin-500.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { registerServiceWorker } from './app/service-worker/register.ts';
import { resumeWaitingRequest } from './features/request-prayer/waiting/resume-waiting.ts';

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
