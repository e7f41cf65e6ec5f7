import { DEVICE_MAX_TOKENS, deviceTokenSchema } from '@prayer-community/domain/auth/sign-in';
import * as z from 'zod';
import { readStored, writeStored } from '../stored-value.ts';

const KEY = 'prayer-community.known-devices';

const tokensSchema = z.array(deviceTokenSchema);

/** Returns the tokens of members who signed in on this device, newest first. They grant no access. */
export function knownDevices(): string[] {
  const stored = tokensSchema.safeParse(parsedJson(readStored(KEY)));
  return stored.success ? stored.data : [];
}

/** Stores the token of one more member who is known on this device. */
export function rememberDevice(token: string): void {
  const tokens = [token, ...knownDevices()].slice(0, DEVICE_MAX_TOKENS);
  writeStored(KEY, JSON.stringify(tokens));
}

function parsedJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
