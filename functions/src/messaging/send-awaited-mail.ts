import { type AwaitedMail, logGivenUp } from './log-given-up.ts';
import { type Mail, sendMail } from './mail.ts';
import { failureOfSending } from './message-not-accepted-error.ts';

/**
 * Sends an email that someone waits for on a page. Returns false if it could not be created or sent, and logs it for
 * the alert.
 * @param isExpected true for an error that the alert must not count
 */
export async function sendAwaitedMail(
  kind: AwaitedMail,
  mail: Mail | Promise<Mail>,
  isExpected: (error: unknown) => boolean = () => false,
): Promise<boolean> {
  try {
    await sendMail(await mail);
    return true;
  } catch (error) {
    if (!isExpected(error)) {
      logGivenUp(kind, failureOfSending(error));
    }
    return false;
  }
}
