import './config/without-eval.ts';
import { connectEarly } from './app/connect-early.ts';
import { prefetchAt } from './app/prefetch-at.ts';
import { preloadLater } from './app/preload-later.ts';
import { LOAD_FAILED } from './app/shell/load-failed.ts';
import { loadLanguage } from './ui/language/load-language.ts';

connectEarly(window.location.pathname);
prefetchAt(window.location);
preloadLater();
const languageLoaded = loadLanguage();
// What the client needs runs before it, each in a task of its own, so that the page can respond in between.
void import('react-dom/client')
  .then(() => import('./app/theme.ts'))
  .then(() => import('./app/start.tsx'))
  .then(async ({ start }) => {
    await languageLoaded;
    await start();
  })
  .catch((error: unknown) => {
    window.dispatchEvent(new Event(LOAD_FAILED));
    throw error;
  });
