import { accentColors } from './accent-colors.ts';
import type { IdentitySettings } from './identity.ts';
import type { SiteIdentity } from './site-identity.ts';

/** What pages show under these settings. */
export function chosenIdentity({ name, phone, address, website, color }: IdentitySettings): SiteIdentity {
  return { name: name.trim(), phone, address, website, accent: color === null ? null : accentColors(color) };
}
