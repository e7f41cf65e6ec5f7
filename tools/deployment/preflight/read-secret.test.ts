import { expect, it } from 'vitest';
import { type Google, GoogleError } from '../google.ts';
import { readSecret } from './read-secret.ts';

const answering = (answer: () => Promise<unknown>): Google => ({ call: answer });

it('readSecret decodes and trims the latest value, and returns an empty one if there is none', async () => {
  const data = Buffer.from('pepper\n').toString('base64');
  expect(
    await readSecret(
      answering(async () => ({ payload: { data } })),
      'our-church',
      'PEPPER',
    ),
  ).toBe('pepper');
  expect(
    await readSecret(
      answering(async () => null),
      'our-church',
      'PEPPER',
    ),
  ).toBe('');
});

it('readSecret says where to enable a latest version that is disabled or destroyed, instead of taking it for none', async () => {
  const google = answering(() =>
    Promise.reject(new GoogleError(400, 'Secret Version is in DISABLED state.')),
  );

  await expect(readSecret(google, 'our-church', 'PEPPER')).rejects.toThrow(
    /DISABLED state[\s\S]+secret\/PEPPER\/versions\?project=our-church/,
  );
});
