import type { Browser } from 'playwright-core';
import type { HelpTopic } from '../../web/src/ui/help/help-topic.ts';
import { sendRequest, unsubscribeAddress } from './stored-addresses.ts';

/** The viewer of a screen. `visitor` has no account. */
export type Viewer = 'visitor' | 'team' | 'leader';

export type Shot = readonly [
  /** A function if the path depends on stored data. It is called when the picture is taken. */
  path: string | (() => Promise<string>),
  viewer: Viewer,
  /** Selector of the element at the top of the picture, which appears once the screen is complete. */
  from: string,
  /** Selector of another element to wait for. */
  until?: string,
];

const FIRST_REQUEST = '6f0d3c1e-0000-4000-8000-000000000001';
const NAMED_HEADER = 'header:has(button[lang]:enabled):has-text("Prayer Community")';

export function shotsOf(browser: Browser): Readonly<Record<HelpTopic, Shot>> {
  return {
    'getting-around': ['/', 'visitor', 'header', NAMED_HEADER],
    'request-prayer': ['/', 'visitor', 'form', 'form textarea'],
    'request-sent': ['/prayer-confirmation', 'visitor', 'h1'],
    'your-request': [() => sendRequest(browser), 'visitor', 'main h2', '[aria-current="step"]'],
    'belief-wall': ['/belief-wall', 'visitor', 'article'],
    'prayer-session': ['/belief-wall/session', 'visitor', 'h1', 'h2'],
    'daily-content': ['/daily-content', 'visitor', 'main li'],
    'prayer-circles': ['/prayer-circles', 'team', 'main h2', 'main li'],
    'one-circle': ['/prayer-circles/demo-healing', 'team', 'h1', 'main li'],
    'link-sign-in': ['/sign-in', 'visitor', 'h1', 'form input'],
    'our-emails': [unsubscribeAddress, 'visitor', 'h1', 'main button'],
    privacy: ['/privacy', 'visitor', 'h1', 'main h2'],
    kiosk: ['/kiosk', 'visitor', 'main', 'form textarea'],
    'team-sign-in': ['/prayerteam', 'visitor', 'form'],
    'new-password': ['/password-reset', 'visitor', 'h1', 'form input'],
    today: ['/prayerteam/dashboard', 'team', 'h1', '[data-card]'],
    'all-requests': ['/prayerteam/dashboard?view=active', 'team', '[data-tour="views"]', '[data-card]'],
    'one-request': [`/prayerteam/dashboard?request=${FIRST_REQUEST}`, 'team', 'article'],
    'my-settings': ['/prayerteam/my-settings', 'team', 'h1', 'main h2'],
    'phone-call': ['/prayerteam/intake', 'team', 'h1', 'form textarea'],
    poster: ['/prayerteam/poster', 'team', 'h1', 'svg[role="img"]'],
    'team-members': ['/prayerteam/user-management', 'leader', 'h1', 'main li'],
    communication: ['/prayerteam/communication-distribution', 'leader', 'main h2'],
    moderation: ['/prayerteam/moderation', 'leader', 'h1', 'article'],
    publishing: ['/daily-content/admin', 'leader', 'h1', 'form input'],
    insights: ['/prayerteam/insights', 'leader', 'h1', 'main h2'],
    'set-up': ['/prayerteam/set-up', 'leader', 'h1'],
    importing: ['/prayerteam/import', 'leader', 'h1', 'main h2'],
    exporting: ['/prayerteam/export', 'leader', 'h1', 'main button'],
    settings: ['/prayerteam/settings', 'leader', 'h1', 'main h2'],
  };
}
