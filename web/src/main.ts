import './config/without-eval.ts';
import '@fontsource/newsreader/latin-500.css';
import { loadLanguage } from './language/load-language.ts';

// What says a text says it in the language of when it is loaded: first the language, then the client.
void loadLanguage()
  .then(() => import('./app/start.tsx'))
  .then(({ start }) => start());
