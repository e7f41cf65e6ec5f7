import { expect, it } from 'vitest';
import type { GoogleRequest } from './google.ts';
import { isIndexBeingBuilt } from './indexes-built.ts';

/** @param fieldState the state of an index of a single field, such as of `user_id` over all collections `members` */
const projectWith = (state: string, fieldState: string) => ({
  async call({ path }: GoogleRequest): Promise<unknown> {
    return path.includes('/indexes?')
      ? { indexes: [{ state }] }
      : { fields: [{ ttlConfig: {} }, { indexConfig: { indexes: [{ state: fieldState }] } }] };
  },
});

it.each([
  ['READY', 'READY', false],
  ['CREATING', 'READY', true],
  ['READY', 'CREATING', true],
])(
  'with a composite index %s and an index of a field %s, isIndexBeingBuilt returns %s',
  async (...states) => {
    const [composite, field, isBuilding] = states;
    expect(await isIndexBeingBuilt(projectWith(composite, field), 'our-church')).toBe(isBuilding);
  },
);

it('an index that Google could not build ends the deployment with what to do', async () => {
  await expect(isIndexBeingBuilt(projectWith('READY', 'NEEDS_REPAIR'), 'our-church')).rejects.toThrow(
    'Delete the one with an error',
  );
});

it('a project without indexes builds none', async () => {
  expect(await isIndexBeingBuilt({ call: async () => ({}) }, 'our-church')).toBe(false);
});
