import { SETTINGS } from '@prayer-community/domain/settings/settings';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

vi.mock('../../firebase/settings/use-settings.ts', () => ({
  useSettings: () => ({ state: 'ready', settings: SETTINGS.privacy.parse({}) }),
}));

it('the page says what Google learns through reCAPTCHA, with links to its terms, if the site uses it', async () => {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'site-key');
  const { PrivacyPage } = await import('./privacy-page.tsx');

  render(<PrivacyPage />);

  expect(screen.getByText(/^Google reCAPTCHA .* Google sees your network address/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Google’s Privacy Policy' })).toHaveAttribute(
    'href',
    'https://policies.google.com/privacy',
  );
  expect(screen.getByRole('link', { name: 'Google’s Terms of Service' })).toHaveAttribute(
    'href',
    'https://policies.google.com/terms',
  );
});
