import { chosenIdentity } from '@prayer-community/domain/settings/chosen-identity';
import { identitySettings } from '../data/settings.ts';
import { firestore } from '../platform/admin.ts';
import { publicSiteUrl } from '../platform/parameters.ts';
import type { MailCommunity } from './mail-layout.ts';

/** Reads the community in whose name messages are sent. */
export async function readCommunity(): Promise<MailCommunity> {
  const settings = await identitySettings.load(await firestore());
  const { logo, ...identity } = chosenIdentity(settings);
  return { ...identity, logo: logo && { ...logo, src: new URL(logo.src, publicSiteUrl.value()).href } };
}
