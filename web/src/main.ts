import './config/without-eval.ts';
import { prefetchAt } from './app/prefetch-at.ts';
import { loadLanguage } from './ui/language/load-language.ts';

prefetchAt(window.location);
// What says a text says it in the language of when it is loaded: first the language, then the client. What the client stands on runs
// before it, each by itself: between two the page answers.
void loadLanguage()
  .then(() => import('react-dom/client'))
  .then(() => import('./app/theme.ts'))
  .then(() => import('./app/start.tsx'))
  .then(({ start }) => start());
