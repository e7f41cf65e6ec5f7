import type { FirebaseApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

/** No event fires when only Google was unreachable. */
const SCRIPT_RETRY_MS = 30_000;

/**
 * Makes every call to Google carry an App Check token that proves that it comes from this site. Returns a function that
 * waits until the token is known or has been refused. It waits for ever while reCAPTCHA cannot be loaded.
 */
export function attest(app: FirebaseApp, siteKey: string): () => Promise<void> {
  const appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  const script = document.querySelector<HTMLScriptElement>('script[src*="/recaptcha/enterprise.js"]');
  if (script !== null) {
    replaceOnceFailed(script);
  }
  return async () => {
    try {
      await getToken(appCheck);
    } catch (error) {
      // The server decides whether it answers calls without a token.
      console.warn('A call carries no App Check token', error);
    }
  };
}

/** Replaces a script that could not be loaded, because the SDK waits for it without noticing the failure. */
function replaceOnceFailed(script: HTMLScriptElement): void {
  script.addEventListener('error', () => {
    const replace = () => {
      window.removeEventListener('online', replace);
      clearTimeout(timer);
      const copy = document.createElement('script');
      copy.src = script.src;
      copy.onload = script.onload;
      replaceOnceFailed(copy);
      script.replaceWith(copy);
    };
    const timer = setTimeout(replace, SCRIPT_RETRY_MS);
    window.addEventListener('online', replace);
  });
}
