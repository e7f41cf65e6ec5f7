import * as z from 'zod';
import { auth } from '../firebase/auth.ts';

/** The SDK notes by the device's clock when a token ends; the token itself says so by the server's. */
const currentTokenSchema = z.object({ stsTokenManager: z.object({ expirationTime: z.number() }) });

/** How many milliseconds the device's clock is ahead of the server's, by a new token; 0 where none can be had. */
export async function clockAheadByNewToken(): Promise<number> {
  try {
    const token = await auth.currentUser?.getIdTokenResult(true);
    return token === undefined ? 0 : Date.now() - Date.parse(token.issuedAtTime);
  } catch (error) {
    console.warn('The server cannot be asked for its time at the moment.', error);
    return 0;
  }
}

/** The same of the moment when the current token came, without asking the server; 0 where that is unknown. */
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
