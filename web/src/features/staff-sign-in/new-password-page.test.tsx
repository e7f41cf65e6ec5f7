import { render, screen } from '@testing-library/react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { NewPasswordPage } from './new-password-page.tsx';

afterEach(() => window.history.replaceState(null, '', '/'));

it.each([
  ['that was cut', '/new-password?type=recovery'],
  ['that only names a language', '/new-password?lang=es'],
  ['without parameters', '/new-password'],
])('redirects from a link %s to the page that sends a new one', async (_what, address) => {
  window.history.replaceState(null, '', address);

  render(
    <BrowserRouter>
      <Routes>
        <Route path="/new-password" element={<NewPasswordPage />} />
        <Route path="/password-reset" element="Reset" />
      </Routes>
    </BrowserRouter>,
  );

  expect(await screen.findByText('Reset')).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe('/password-reset');
});
