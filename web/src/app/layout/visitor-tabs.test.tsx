import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { circlePath } from '../../config/paths.ts';
import { VisitorTabs } from './visitor-tabs.tsx';

it('the tabs are those of the specification, in its order', () => {
  render(
    <MemoryRouter>
      <VisitorTabs />
    </MemoryRouter>,
  );

  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Request Prayer',
    'Belief Wall',
    'Daily Content',
    'Prayer Circles',
  ]);
});

it('a screen below a tab marks the tab, but not as its own page', () => {
  render(
    <MemoryRouter initialEntries={[circlePath('healing')]}>
      <VisitorTabs />
    </MemoryRouter>,
  );

  expect(screen.getAllByRole('link', { current: true })).toEqual([
    screen.getByRole('link', { name: 'Prayer Circles' }),
  ]);
});
