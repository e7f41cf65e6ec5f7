import * as z from 'zod';
import { auth } from '../firebase/auth.ts';

/** The SDK stores a token's expiration by the device's clock. The token itself contains it by the server's clock. */
const currentTokenSchema = z.object({ stsTokenManager: z.object({ expirationTime: z.number() }) });

/**
 * Returns how many milliseconds the device's clock is ahead of the server's, based on a new token, or on the current one
 * if the server cannot be asked. 0 if no token is available.
 */
export async function clockAheadByNewToken(): Promise<number> {
  try {
    const token = await auth.currentUser?.getIdTokenResult(true);
    return token === undefined ? 0 : Date.now() - Date.parse(token.issuedAtTime);
  } catch (error) {
    console.warn('The server cannot be asked for its time at the moment.', error);
    return clockAheadByCurrentToken();
  }
}

/** Like `clockAheadByNewToken`, but for the moment when the current token arrived and without a request to the server. 0 if unknown. */
export async function clockAheadByCurrentToken(): Promise<number> {
  try {
    await auth.authStateReady();
    const user = auth.currentUser;
    if (user === null) {
      return 0;
    }
    const { expirationTime } = await user.getIdTokenResult();
    const current = currentTokenSchema.parse(user.toJSON());
    return current.stsTokenManager.expirationTime - Date.parse(expirationTime);
  } catch (error) {
    console.warn('The device’s clock cannot be compared with the server’s at the moment.', error);
    return 0;
  }
}
