import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { SiteHeader } from './site-header.tsx';

const HEADER = (
  <MemoryRouter>
    <SiteHeader />
  </MemoryRouter>
);

it('links home by the name of the community', () => {
  render(HEADER);
  expect(screen.getByRole('link')).toHaveAccessibleName('Prayer Community');
});

it('links home by a name of its own while that of the community is unknown', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(HEADER);
  document.body.append(page);
  expect(screen.getByRole('link')).toHaveAccessibleName('Return to Home');
  page.remove();
});
