import { DEVICE_MAX_TOKENS, deviceTokenSchema } from '@prayer-community/domain/auth/sign-in';
import * as z from 'zod';
import { readStored, writeStored } from '../stored-value.ts';

const KEY = 'prayer-community.known-devices';

const tokensSchema = z.array(deviceTokenSchema);

/** The tokens of those who signed in on this device, the newest first. They open nothing. */
export function knownDevices(): string[] {
  const stored = tokensSchema.safeParse(parsedJson(readStored(KEY)));
  return stored.success ? stored.data : [];
}

/** Stores that one more member is known on this device. */
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
