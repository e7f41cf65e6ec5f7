import { expect, it, vi } from 'vitest';
import { GoogleError } from '../google.ts';
import { fixAll } from './fix-all.ts';

it.each([
  [403, 'Permission denied to enable service', 'Ask an owner of the project'],
  [409, 'It exists in another project', 'Fix that'],
  [
    400,
    'Service account service-1@gcp-sa-firebasestorage.iam.gserviceaccount.com does not exist.',
    'Wait five minutes',
  ],
])('fixAll reports what Google refused with status %i and what to do', async (status, message, wayOut) => {
  vi.spyOn(console, 'log').mockReturnValue();
  const later = vi.fn();
  const missing = [
    { what: 'APIs are off', fix: () => Promise.reject(new GoogleError(status, message)) },
    { what: 'There is no Hosting site', fix: later },
  ];

  const fixing = fixAll(async () => missing);

  await expect(fixing).rejects.toThrow(`APIs are off. It says: ${message}`);
  await expect(fixing).rejects.toThrow(wayOut);
  expect(later).not.toHaveBeenCalled();
});
