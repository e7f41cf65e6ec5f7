import type { SiteIdentity } from '@prayer-community/domain/settings/site-identity';

/** The height up to which the small image is sharp on a screen with two or three device pixels per CSS pixel. */
const SHARP_UP_TO_PX = 48;

interface CommunityLogoProps {
  logo: NonNullable<SiteIdentity['logo']>;
  heightPx: number;
  /** The background behind the logo, in light and dark mode alike. */
  plate?: string;
}

/**
 * The community's logo. Decorative, because the name is beside it. Most logos are made for paper, so `Appearance` puts
 * white behind them in dark mode.
 */
export function CommunityLogo({ logo, heightPx, plate }: CommunityLogoProps) {
  return (
    <img
      data-community-logo=""
      src={heightPx > SHARP_UP_TO_PX ? logo.large : logo.src}
      alt=""
      width={Math.round(heightPx * logo.ratio)}
      height={heightPx}
      style={{ background: plate }}
    />
  );
}
