import { AsyncLocalStorage } from 'node:async_hooks';
import * as z from 'zod';
import { sendgridApiKey, serverPepper, twilioAuthToken } from '../platform/parameters.ts';

const endpointSchema = z.object({
  secretEnvironmentVariables: z.array(z.object({ key: z.string() })).default([]),
});

const granted = new AsyncLocalStorage<readonly string[]>();

/** Runs a function with only the secrets that its definition lists, as when it is deployed. Reading any other secret throws. */
export function withItsSecrets<T>(endpoint: unknown, run: () => T): T {
  const { secretEnvironmentVariables } = endpointSchema.parse(endpoint);
  return granted.run(
    secretEnvironmentVariables.map(({ key }) => key),
    run,
  );
}

/** Makes each secret check that the function that reads it lists it. Tests themselves may read any secret. */
export function guardSecrets(): void {
  for (const secret of [serverPepper, sendgridApiKey, twilioAuthToken]) {
    const read = secret.value.bind(secret);
    secret.value = () => {
      if (granted.getStore()?.includes(secret.name) === false) {
        throw new Error(`a function that does not list ${secret.name} reads it`);
      }
      return read();
    };
  }
}
