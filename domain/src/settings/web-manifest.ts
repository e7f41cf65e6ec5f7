import { chosenIdentity } from './chosen-identity.ts';
import type { IdentitySettings } from './identity.ts';
import { logoUrl } from './logo.ts';

/** The product's own icons. */
const ICONS = {
  'icon-192': '/icon-192.png',
  'icon-512': '/icon-512.png',
  'maskable-512': '/icon-maskable-512.png',
} as const;

/** Returns the manifest of the site, used when it is installed: https://developer.mozilla.org/docs/Web/Manifest */
export function webManifestOf(settings: IdentitySettings): object {
  const { name, accent } = chosenIdentity(settings);
  return {
    name,
    short_name: settings.short_name.trim(),
    description: 'Share a prayer request, and pray for one another.',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#faf6f1',
    theme_color: accent?.light.main ?? '#553572',
    icons: [
      { src: iconOf(settings, 'icon-192'), sizes: '192x192', type: 'image/png' },
      { src: iconOf(settings, 'icon-512'), sizes: '512x512', type: 'image/png' },
      { src: iconOf(settings, 'maskable-512'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

function iconOf({ logo }: IdentitySettings, icon: keyof typeof ICONS): string {
  return logo === null ? ICONS[icon] : logoUrl(logo.id, icon);
}
