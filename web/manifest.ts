import type { ManifestOptions } from 'vite-plugin-pwa';

/** How the site presents itself when it is installed: https://developer.mozilla.org/docs/Web/Manifest */
export const manifest: Partial<ManifestOptions> = {
  name: 'Prayer Community',
  short_name: 'Prayer',
  description: 'Share a prayer request, pray for one another, and read something for your prayer every day.',
  start_url: '/',
  display: 'standalone',
  background_color: '#faf6f1',
  theme_color: '#553572',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
