import type { FirebaseApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

/** No event fires when only Google was unreachable. */
const SCRIPT_RETRY_MS = 30_000;

/** The proof that calls come from this site. */
export interface Attestation {
  /** Waits until the token is known or has been refused. It waits for ever while reCAPTCHA cannot be loaded. */
  settled(): Promise<void>;
  /** True after reCAPTCHA could not be loaded, until it is. */
  isUnloadable(): boolean;
}

/** Makes every call to Google carry an App Check token that proves that it comes from this site. */
export function attest(app: FirebaseApp, siteKey: string): Attestation {
  const appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  const script = document.querySelector<HTMLScriptElement>('script[src*="/recaptcha/enterprise.js"]');
  let isUnloadable = false;
  if (script !== null) {
    replaceOnceFailed(script, (hasFailed) => {
      isUnloadable = hasFailed;
    });
  }
  return {
    async settled() {
      try {
        await getToken(appCheck);
      } catch (error) {
        // The server decides whether it answers calls without a token.
        console.warn('A call carries no App Check token', error);
      }
    },
    isUnloadable: () => isUnloadable,
  };
}

/** Replaces a script that could not be loaded, because the SDK waits for it without noticing the failure. */
function replaceOnceFailed(script: HTMLScriptElement, onEnd: (hasFailed: boolean) => void): void {
  script.addEventListener('load', () => onEnd(false));
  script.addEventListener('error', () => {
    onEnd(true);
    const replace = () => {
      window.removeEventListener('online', replace);
      clearTimeout(timer);
      const copy = document.createElement('script');
      copy.src = script.src;
      copy.onload = script.onload;
      replaceOnceFailed(copy, onEnd);
      script.replaceWith(copy);
    };
    const timer = setTimeout(replace, SCRIPT_RETRY_MS);
    window.addEventListener('online', replace);
  });
}
