import { invitationLink } from '@prayer-community/domain/prayer-circles/circle-membership';
import { addressIn } from '@prayer-community/i18n/language';
import { renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useOpenedLink } from './use-opened-link.ts';

const LINK = { invitation: 'a-circle_1', key: 'k'.repeat(43) };

function openedAt(address: string) {
  const { pathname, search } = new URL(address);
  const wrapper = ({ children }: PropsWithChildren) => (
    <MemoryRouter initialEntries={[pathname + search]}>{children}</MemoryRouter>
  );
  return renderHook(useOpenedLink, { wrapper }).result.current;
}

describe('the link of an invitation', () => {
  const mailed = invitationLink('https://prayer.example.org', LINK);

  it.each(['en', 'es'] as const)('opens the invitation from a mail in %s', (language) => {
    expect(openedAt(addressIn(language, mailed))).toEqual({ kind: 'invitation', link: LINK });
  });
});
