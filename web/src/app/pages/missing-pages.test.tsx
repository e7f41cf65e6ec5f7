import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PATHS } from '../../config/paths.ts';
import { writeDraft } from '../../features/request-prayer/draft/draft-storage.ts';
import { newDraft } from '../../features/request-prayer/draft/request-draft.ts';
import { showIdentity } from '../../ui/identity/identity.ts';
import { Appearance } from '../appearance.tsx';
import { ErrorPage } from './error-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { TurnedOffPage } from './turned-off-page.tsx';

const LOGO = { src: '/identity/logo/a/mark.png', large: '/identity/logo/a/icon-512.png', ratio: 2 };
const ROOM = { minHeight: '96px' };

afterEach(() => showIdentity({ logo: null }));

describe.each([
  ['an unknown address', NotFoundPage],
  ['a screen that failed', ErrorPage],
  ['a feature that is turned off', () => <TurnedOffPage part="daily_content" />],
])('the page for %s', (_what, Page) => {
  function show() {
    const { container } = render(
      <Appearance>
        <MemoryRouter>
          <Page />
        </MemoryRouter>
      </Appearance>,
    );
    return {
      room: container.querySelector('[data-community-mark]'),
      logo: container.querySelector('img'),
      candle: container.querySelector('.candle'),
      flame: container.querySelector('.flame'),
    };
  }

  it('shows the community’s logo', () => {
    showIdentity({ logo: LOGO });

    const { room, logo, candle } = show();

    expect(logo).toHaveAttribute('src', LOGO.large);
    expect(logo).toHaveAttribute('height', '96');
    expect(room).toHaveStyle(ROOM);
    expect(candle).toBeNull();
  });

  it('shows an unlit candle in the same space if there is no logo', () => {
    showIdentity({ logo: null });

    const { room, logo, candle, flame } = show();

    expect(candle).not.toBeNull();
    expect(flame).toBeNull();
    expect(room).toHaveStyle(ROOM);
    expect(logo).toBeNull();
  });
});

describe('the error page', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it.each([
    [PATHS.requestPrayer, 'a draft', true],
    [PATHS.requestPrayer, 'no draft', false],
    [PATHS.beliefWall, 'a draft', false],
    [PATHS.dashboard, 'a draft', false],
  ])('at %s with %s on the device mentions a saved prayer request: %s', (path, stored, isSaved) => {
    window.history.replaceState(null, '', path);
    if (stored === 'a draft') {
      writeDraft(newDraft());
    }

    render(
      <Appearance>
        <ErrorPage />
      </Appearance>,
    );

    expect(screen.getByText(/^Something went wrong, or you lost your connection\./)).toBeVisible();
    // The page cannot know whether the recording of the draft is stored.
    expect(screen.queryByText(/What you wrote is saved on this device\.$/) !== null).toBe(isSaved);
  });

  it.each([
    [PATHS.beliefWall, false, true],
    [PATHS.kiosk, false, false],
    [PATHS.embed, true, false],
  ])('at %s, in a frame: %s, offers the way to the home page: %s', (path, framed, isOffered) => {
    window.history.replaceState(null, '', path);
    vi.spyOn(window, 'self', 'get').mockReturnValue(framed ? Object.create(window) : window);

    render(
      <Appearance>
        <ErrorPage />
      </Appearance>,
    );

    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Return to Home' }) !== null).toBe(isOffered);
  });
});
