import { DEVICE_MAX_TOKENS, deviceTokenSchema } from '@prayer-community/domain/auth/sign-in';
import * as z from 'zod';
import { readStoredJson, writeStored } from '../../ui/stored-value.ts';

const KEY = 'prayer-community.known-devices';

const tokensSchema = z.array(deviceTokenSchema);

/** Returns the tokens of members who signed in on this device, newest first. They grant no access. */
export function knownDevices(): string[] {
  const stored = tokensSchema.safeParse(readStoredJson(KEY));
  return stored.success ? stored.data : [];
}

/** Stores the token of one more member who is known on this device. */
export function rememberDevice(token: string): void {
  const tokens = [token, ...knownDevices()].slice(0, DEVICE_MAX_TOKENS);
  writeStored(KEY, JSON.stringify(tokens));
}
