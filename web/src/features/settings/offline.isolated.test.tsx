import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { disableNetwork } from 'firebase/firestore';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Appearance } from '../../app/appearance.tsx';
import { firestore } from '../../firebase/firestore-sdk.ts';
import { SETTINGS_SCHEMAS } from '../../firebase/settings/settings-schemas.ts';
import { ConnectionBanner } from '../../ui/connection/connection-banner.tsx';
import { abandonPendingWrites } from '../../ui/connection/pending-writes.ts';
import { PresetPanel } from './presets/preset-panel.tsx';
import { SitePanel } from './site-panel.tsx';

vi.mock('../../firebase/settings/use-settings.ts', () => ({
  useSettings: (name: keyof typeof SETTINGS_SCHEMAS) => ({
    state: 'ready',
    settings: SETTINGS_SCHEMAS[name].parse({}),
  }),
}));

async function showOffline(panel: ReactNode): Promise<void> {
  await disableNetwork(firestore);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(
    <Appearance>
      <ConnectionBanner />
      <MemoryRouter>{panel}</MemoryRouter>
    </Appearance>,
  );
}

afterEach(() => {
  abandonPendingWrites();
  vi.restoreAllMocks();
});

it.each([
  ['setting', 'Send requests automatically when back online', <SitePanel key="site" />],
  ['preset', 'Small', <PresetPanel key="preset" />],
])('a %s chosen offline counts as waiting to be sent', async (_what, choice, panel) => {
  await showOffline(panel);

  await userEvent.click(screen.getByLabelText(choice));

  expect(await screen.findByText(/1 change is waiting to be sent. Keep this page open\./)).toBeVisible();
});
