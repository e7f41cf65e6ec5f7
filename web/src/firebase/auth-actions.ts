// A dynamic import of `firebase/auth` itself would load all of it.
export { checkActionCode, signInWithCustomToken } from 'firebase/auth';
