import { expect, it } from 'vitest';
import { identitySettingsSchema } from './identity.ts';
import { webManifestOf } from './web-manifest.ts';

it('the web manifest describes only features that leadership cannot disable', () => {
  expect(webManifestOf(identitySettingsSchema.parse({}))).toMatchObject({
    description: 'Share a prayer request, and pray for one another.',
  });
});
