import { expect, it } from 'vitest';
import { AUTO_ID, autoIdFrom } from './auto-id.ts';

it('autoIdFrom turns a UUID into an id that the rules accept', () => {
  expect(autoIdFrom('6fbd4a21-90de-4c3c-9f0b-0a5a4f1f3a77')).toMatch(AUTO_ID);
});
