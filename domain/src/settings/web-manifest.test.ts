import { expect, it } from 'vitest';
import { identitySettingsSchema } from './identity.ts';
import { webManifestOf } from './web-manifest.ts';

it('describes what every community has, and nothing that leadership may turn off', () => {
  expect(webManifestOf(identitySettingsSchema.parse({}))).toMatchObject({
    description: 'Share a prayer request, and pray for one another.',
  });
});
