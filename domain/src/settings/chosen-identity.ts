import { accentColors } from './accent-colors.ts';
import type { IdentitySettings } from './identity.ts';
import { type Logo, logoUrl, MARK_HEIGHT_PX } from './logo.ts';
import type { CommunityIdentity } from './site-identity.ts';

/** Returns the identity that pages and emails show under these settings. */
export function chosenIdentity(settings: IdentitySettings): CommunityIdentity {
  const { name, phone, address, website, welcome, logo, color } = settings;
  return {
    name: name.trim(),
    phone,
    address,
    website,
    welcome,
    logo: logo && shownLogo(logo),
    accent: color === null ? null : accentColors(color),
  };
}

export function shownLogo({ id, width }: Logo): NonNullable<CommunityIdentity['logo']> {
  return {
    src: logoUrl(id, 'mark'),
    large: logoUrl(id, 'icon-512'),
    ratio: width / MARK_HEIGHT_PX,
  };
}
