import { ok, type Play } from '../stub-call.ts';

/** Cloud Run, on which the functions run: who may call them. */
export const run: Play = ({ path, method }) => {
  if (path.endsWith(':getIamPolicy') || path.endsWith(':setIamPolicy')) {
    return ok({ bindings: [] });
  }
  return method === 'GET' ? ok({ services: [] }) : null;
};
