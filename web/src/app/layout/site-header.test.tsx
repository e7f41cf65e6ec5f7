import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { SiteHeader } from './site-header.tsx';

const HEADER = (
  <MemoryRouter>
    <SiteHeader rowFrom="lg" />
  </MemoryRouter>
);

it('the home link is named after the community', () => {
  render(HEADER);
  expect(screen.getByRole('link')).toHaveAccessibleName('Prayer Community');
});

it('the home link has its own name while the community’s name is unknown', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(HEADER);
  document.body.append(page);
  expect(screen.getByRole('link')).toHaveAccessibleName('Return to Home');
  page.remove();
});
