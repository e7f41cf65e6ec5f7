import type { Browser } from 'playwright-core';
import type { HelpTopic } from '../../web/src/ui/help/help-topic.ts';
import { sendRequest, unsubscribeAddress } from './stored-addresses.ts';

/** The viewer of a screen. `visitor` has no account. */
export type Viewer = 'visitor' | 'team' | 'leader';

export interface Shot {
  /** A function if the path depends on stored data. It is called when the picture is taken. */
  path: string | (() => Promise<string>);
  viewer: Viewer;
  /** Selector of the element at the top of the picture, which appears once the screen is complete. */
  from: string;
  /** Selector of another element to wait for. */
  until?: string;
}

export function shotsOf(browser: Browser): Readonly<Record<HelpTopic, Shot>> {
  return {
    'getting-around': {
      path: '/',
      viewer: 'visitor',
      from: 'header',
      until: 'header:has(button[lang]:enabled):has-text("Prayer Community")',
    },
    'request-prayer': { path: '/', viewer: 'visitor', from: 'form', until: 'form textarea' },
    'request-sent': { path: '/prayer-confirmation', viewer: 'visitor', from: 'h1' },
    'your-request': {
      path: () => sendRequest(browser),
      viewer: 'visitor',
      from: 'main h2',
      until: '[aria-current="step"]',
    },
    'belief-wall': { path: '/belief-wall', viewer: 'visitor', from: 'article' },
    'prayer-session': { path: '/belief-wall/session', viewer: 'visitor', from: 'h1', until: 'h2' },
    'daily-content': { path: '/daily-content', viewer: 'visitor', from: 'main li' },
    'prayer-circles': { path: '/prayer-circles', viewer: 'team', from: 'main h2', until: 'main li' },
    'one-circle': { path: '/prayer-circles/demo-healing', viewer: 'team', from: 'h1', until: 'main li' },
    'member-sign-in': { path: '/sign-in', viewer: 'visitor', from: 'h1', until: 'form input' },
    'our-emails': { path: unsubscribeAddress, viewer: 'visitor', from: 'h1', until: 'main button' },
    privacy: { path: '/privacy', viewer: 'visitor', from: 'h1', until: 'main h2' },
    kiosk: { path: '/kiosk', viewer: 'visitor', from: 'main', until: 'form textarea' },
    'team-sign-in': { path: '/prayerteam', viewer: 'visitor', from: 'form' },
    'new-password': { path: '/password-reset', viewer: 'visitor', from: 'h1', until: 'form input' },
    today: { path: '/prayerteam/dashboard', viewer: 'team', from: 'h1', until: '[data-card]' },
    'all-requests': {
      path: '/prayerteam/dashboard?view=active',
      viewer: 'team',
      from: '[data-tour="views"]',
      until: '[data-card]',
    },
    'one-request': {
      path: '/prayerteam/dashboard?request=6f0d3c1e-0000-4000-8000-000000000001',
      viewer: 'team',
      from: 'article',
    },
    'my-settings': {
      path: '/prayerteam/my-settings',
      viewer: 'team',
      from: 'h1',
      until: 'main h2',
    },
    'phone-call': { path: '/prayerteam/intake', viewer: 'team', from: 'h1', until: 'form textarea' },
    poster: { path: '/prayerteam/poster', viewer: 'team', from: 'h1', until: 'svg[role="img"]' },
    'team-members': { path: '/prayerteam/user-management', viewer: 'leader', from: 'h1', until: 'main li' },
    communication: {
      path: '/prayerteam/communication-distribution',
      viewer: 'leader',
      from: 'main h2',
    },
    moderation: { path: '/prayerteam/moderation', viewer: 'leader', from: 'h1', until: 'article' },
    publishing: { path: '/daily-content/admin', viewer: 'leader', from: 'h1', until: 'form input' },
    insights: { path: '/prayerteam/insights', viewer: 'leader', from: 'h1', until: 'main h2' },
    'set-up': { path: '/prayerteam/set-up', viewer: 'leader', from: 'h1' },
    importing: { path: '/prayerteam/import', viewer: 'leader', from: 'h1', until: 'main h2' },
    exporting: { path: '/prayerteam/export', viewer: 'leader', from: 'h1', until: 'main button' },
    settings: { path: '/prayerteam/settings', viewer: 'leader', from: 'h1', until: 'main h2' },
  };
}
