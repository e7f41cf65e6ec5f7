import * as z from 'zod';
import { auth } from '../firebase/auth.ts';

/** The SDK notes by the device's clock when a token ends; the token itself says so by the server's. */
const heldTokenSchema = z.object({ stsTokenManager: z.object({ expirationTime: z.number() }) });

/** How far the device's clock was ahead of the server's when the current token came, without asking the server; 0 where that is unknown. */
export async function clockAheadOfToken(): Promise<number> {
  try {
    await auth.authStateReady();
    const user = auth.currentUser;
    if (user === null) {
      return 0;
    }
    const { expirationTime } = await user.getIdTokenResult();
    const held = heldTokenSchema.parse(user.toJSON());
    return held.stsTokenManager.expirationTime - Date.parse(expirationTime);
  } catch (error) {
    console.warn('The device’s clock cannot be compared with the server’s at the moment.', error);
    return 0;
  }
}
