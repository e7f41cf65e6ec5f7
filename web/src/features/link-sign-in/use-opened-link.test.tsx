import { invitationLink } from '@prayer-community/domain/prayer-circles/circle-membership';
import { urlIn } from '@prayer-community/i18n/url-in';
import { render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment, type PropsWithChildren } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useOpenedLink } from './use-opened-link.ts';

const LINK = { invitation: 'a-circle_1', key: 'k'.repeat(43) };

function openedAt(address: string) {
  const { pathname, search } = new URL(address);
  const wrapper = ({ children }: PropsWithChildren) => (
    <MemoryRouter initialEntries={[pathname + search]}>{children}</MemoryRouter>
  );
  return renderHook(useOpenedLink, { wrapper }).result.current.link;
}

function Shown() {
  const { link } = useOpenedLink();
  return <p role="status">{link.kind}</p>;
}

describe('an invitation link', () => {
  const mailed = invitationLink('https://prayer.example.org', LINK);

  it.each(['en', 'es'] as const)('opens the invitation from an email in %s', (language) => {
    expect(openedAt(urlIn(language, mailed))).toEqual({ kind: 'invitation', link: LINK });
  });

  it('survives a language change and is gone on the next visit to the page', async () => {
    const { pathname, search } = new URL(mailed);
    const page = (language: string) => (
      <MemoryRouter initialEntries={[pathname + search]}>
        <Link to="/away">Away</Link>
        <Link to={pathname}>Back</Link>
        <Fragment key={language}>
          <Routes>
            <Route path={pathname} element={<Shown />} />
            <Route path="/away" element="You are away." />
          </Routes>
        </Fragment>
      </MemoryRouter>
    );
    const { rerender } = render(page('en'));
    rerender(page('es'));
    expect(screen.getByRole('status')).toHaveTextContent('invitation');

    await userEvent.click(screen.getByRole('link', { name: 'Away' }));
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    expect(screen.getByRole('status')).toHaveTextContent('none');
  });
});
