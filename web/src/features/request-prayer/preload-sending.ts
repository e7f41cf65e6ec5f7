import { preloadFunctions } from '../../firebase/call-function.ts';
import { preloadCrisisHelp } from '../../ui/help-lines/crisis-watch.tsx';
import { preloadToasts } from '../../ui/toast/toast.ts';

/** Preloads what writing and sending a request may need, because nothing can be loaded while offline. */
export async function preloadSending(): Promise<void> {
  preloadToasts();
  await Promise.all([
    preloadCrisisHelp(),
    preloadFunctions(),
    import('./form-validation.ts'),
    import('./submission/submit-request.ts'),
    import('./submission/sent-toast.ts'),
    import('./prayer-confirmation-page.tsx'),
    import('./offline-queue/send-queued-request.ts'),
    import('./offline-queue/queued-notice.tsx'),
    import('./recorder/unconfirmed-recording.tsx'),
  ]);
}
