import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type InitialEntry, MemoryRouter } from 'react-router-dom';
import { Appearance } from '../app/appearance.tsx';
import { AppRoutes } from '../app/routes.tsx';
import { ToastHost } from '../ui/toast/toast-host.tsx';

/** Renders the app at an address. Returns a `UserEvent` to interact with it. */
export async function openScreen(address: InitialEntry): Promise<UserEvent> {
  // Awaited: a promise that a screen reads with `use` is lost in a synchronous act (testing-library issue 1375).
  await act(async () => {
    render(
      <Appearance>
        <MemoryRouter initialEntries={[address]}>
          <AppRoutes />
        </MemoryRouter>
        <ToastHost />
      </Appearance>,
    );
  });
  return userEvent.setup();
}
