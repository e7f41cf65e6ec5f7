import type { SiteIdentity } from '@prayer-community/domain/settings/site-identity';

/** On a screen with two or three pixels for each. */
const SHARP_UP_TO_PX = 48;

interface CommunityLogoProps {
  logo: NonNullable<SiteIdentity['logo']>;
  heightPx: number;
  /** What is behind it, whatever the time of day. */
  plate?: string;
}

/** The community's logo, decorative: its name is beside it. Most are made for paper, which `Appearance` puts behind them by night. */
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
