import { chosenIdentity } from './chosen-identity.ts';
import type { IdentitySettings } from './identity.ts';

/** How the site presents itself when it is installed: https://developer.mozilla.org/docs/Web/Manifest */
export function webManifestOf(settings: IdentitySettings): object {
  const { name, accent } = chosenIdentity(settings);
  return {
    name,
    short_name: settings.short_name.trim(),
    description:
      'Share a prayer request, pray for one another, and read something for your prayer every day.',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#faf6f1',
    theme_color: accent?.light.main ?? '#553572',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
