import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PageHeading } from '../../ui/page-heading.tsx';
import { RootLayout } from './root-layout.tsx';

function Insights() {
  return (
    <>
      <PageHeading>Insights</PageHeading>
      <Link to="?range=year">1 Year</Link>
      <Link to="/moderation">Moderate</Link>
    </>
  );
}

function Moderation() {
  return <PageHeading>Moderation</PageHeading>;
}

it('focus moves to the heading of another screen, but not when only the query string changes', async () => {
  await act(async () => {
    render(
      <MemoryRouter initialEntries={['/insights']}>
        <Routes>
          <Route Component={RootLayout}>
            <Route path="/insights" Component={Insights} />
            <Route path="/moderation" Component={Moderation} />
          </Route>
        </Routes>
      </MemoryRouter>,
    );
  });
  const member = userEvent.setup();
  const range = screen.getByRole('link', { name: '1 Year' });

  await member.click(range);
  expect(range).toHaveFocus();

  await member.click(screen.getByRole('link', { name: 'Moderate' }));
  expect(screen.getByRole('heading', { name: 'Moderation' })).toHaveFocus();
});
