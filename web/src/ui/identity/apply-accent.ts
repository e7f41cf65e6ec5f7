import type { AccentColors } from '@prayer-community/domain/settings/accent-colors';
import type { SiteIdentity } from '@prayer-community/domain/settings/site-identity';

const ID = 'accent';

/** Replaces the theme's primary colors with the community's. Without an accent, the theme's own apply. */
export function applyAccent({ accent }: SiteIdentity): void {
  const styles = document.getElementById(ID) ?? document.head.appendChild(document.createElement('style'));
  styles.id = ID;
  styles.textContent =
    accent && `${rule(accent.light)}@media(prefers-color-scheme:dark){${rule(accent.dark)}}`;
}

/** More specific than the theme's own rule, which is for `:root`. */
function rule({ main, hover, onAccent, channels }: AccentColors): string {
  const values = { main, dark: hover, contrastText: onAccent, mainChannel: channels };
  const lines = Object.entries(values).map(([name, value]) => `--mui-palette-primary-${name}:${value};`);
  return `html:root{${lines.join('')}}`;
}
