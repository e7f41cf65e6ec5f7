import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { HELP_LINES } from '@prayer-community/domain/safety/help-lines';
import { STATUS_REFUSALS } from '@prayer-community/domain/status-page/status-page';
import { t } from '@prayer-community/i18n/text';
import type { Page } from 'playwright-core';
import { testFirestore } from '../../../functions/src/testing/test-backend.ts';
import { knownOff, type SitePart } from '../known-off.ts';
import { choose, field, fillShortest, submitButton } from '../request-form.ts';
import { postCard, share, storePost } from '../wall-page.ts';
import type { Switch, SwitchedView } from './switch.ts';

/** The collapsed line of a form that does not ask for consent. */
const plainDetails = (page: Page) => page.getByText('Low urgency · No categories', { exact: true });

const emergencyNumber = (page: Page, country: 'DE' | 'US') =>
  page.getByRole('link', { name: HELP_LINES[country].emergency, exact: true });

async function openOwnPage(page: Page): Promise<void> {
  await fillShortest(page, `For my mother ${randomUUID()}`);
  await field(page, 'Email address').fill(`ruth-${randomUUID()}@example.org`);
  await submitButton(page).click();
  await page.getByRole('link', { name: 'Open Your Page' }).click();
}

/** Returns the view of a tab of the site, next to a tab that is always there. */
const tab = (name: string, part: SitePart) => async (page: Page) => ({
  shown: page.getByRole('link', { name, exact: true }),
  instead: page.getByRole('link', { name: 'Belief Wall', exact: true }),
  // Until then, the tab takes its place, but is invisible.
  isKnown: () => knownOff(page, part),
});

const screenAt = (path: string, heading: string) => async (page: Page) => {
  await page.goto(path);
  return {
    shown: page.getByRole('heading', { level: 1, name: heading }),
    instead: page.getByRole('heading', { level: 1, name: 'This page is turned off' }),
  };
};

async function formAt(page: Page, path: string): Promise<SwitchedView> {
  await page.goto(path);
  return {
    shown: field(page, 'Prayer request'),
    instead: page.getByText('Prayer requests are currently turned off here.'),
  };
}

/** Each setting whose effects a visitor sees, by document and field. */
export const VISITOR_SWITCHES: Readonly<Record<string, Switch>> = {
  'screens.prayer_circles': {
    by: 'visitor',
    learns: 'on the next visit',
    views: [tab('Prayer Circles', 'screens.prayer_circles'), screenAt('/prayer-circles', 'Prayer Circles')],
  },
  'screens.daily_content': {
    by: 'visitor',
    learns: 'on the next visit',
    views: [
      tab('Daily Content', 'screens.daily_content'),
      screenAt('/daily-content', 'Daily Prompts & Scripture Feed'),
    ],
  },
  'wall.approval': {
    by: 'visitor',
    values: ['at_once', 'moderated'],
    learns: 'on the next visit',
    views: [
      async (page) => {
        const words = `For my brother ${randomUUID()}`;
        await page.goto('/belief-wall');
        await share(page, words);
        return { shown: postCard(page, words), instead: page.getByText('Prayer request received') };
      },
    ],
  },
  'privacy.confidential_visible_to': {
    by: 'visitor',
    values: ['team', 'leadership'],
    learns: 'on the next visit',
    views: [
      async (page) => {
        await choose(page, 'Who may read it?', 'Confidential');
        return {
          shown: page.getByText(/^Our prayer team can read a confidential request/),
          instead: page.getByText('Only our leadership can read a confidential request.'),
        };
      },
    ],
  },
  'safety.watches_for_need': {
    by: 'visitor',
    learns: 'live',
    views: [
      async (page) => {
        // The help lines are also shown while the settings are unknown, but not those of this country.
        await testFirestore().collection(COLLECTIONS.settings).doc('safety').update({ help_country: 'DE' });
        await field(page, 'Prayer request').fill('He hits me.');
        await emergencyNumber(page, 'DE').waitFor();
        return { shown: page.getByRole('complementary') };
      },
    ],
  },
  'safety.help_country': {
    by: 'visitor',
    // A visitor from a third country.
    locale: 'en-GB',
    values: ['DE', 'US'],
    learns: 'live',
    views: [
      async (page) => {
        await field(page, 'Prayer request').fill('He hits me.');
        return { shown: emergencyNumber(page, 'DE'), instead: emergencyNumber(page, 'US') };
      },
    ],
  },
  'safety.asks_consent': {
    by: 'visitor',
    learns: 'on the next visit',
    views: [
      async (page) => {
        await choose(page, 'Who is this prayer for?', 'Someone else');
        const shown = page.getByRole('group', { name: 'Have the people you name agreed?' });
        return { shown, instead: plainDetails(page) };
      },
    ],
  },
  'prayer_sessions.on_wall': {
    by: 'visitor',
    learns: 'on the next visit',
    views: [
      async (page) => {
        const words = `For peace at home ${randomUUID()}`;
        await storePost(words);
        await page.goto('/belief-wall');
        await postCard(page, words).waitFor();
        return {
          shown: page.getByRole('link', { name: 'Prayer Session' }),
          isKnown: () => knownOff(page, 'sessions_on_wall'),
        };
      },
      async (page) => {
        await storePost(`For peace at home ${randomUUID()}`);
        await page.goto('/belief-wall/session');
        return {
          shown: page.getByRole('region', { name: 'Current request' }),
          instead: page.getByText('Prayer sessions are currently turned off.'),
        };
      },
    ],
  },
  'requesters.asks_gender': {
    by: 'visitor',
    learns: 'on the next visit',
    views: [
      async (page) => ({
        shown: page.getByRole('group', { name: 'Gender (optional)' }),
        instead: plainDetails(page),
        // Until then, the question takes its place, but is invisible.
        isKnown: () => knownOff(page, 'asks.gender'),
      }),
    ],
  },
  'requesters.status_pages': {
    by: 'visitor',
    learns: 'on reload',
    views: [
      async (page) => {
        await openOwnPage(page);
        return {
          shown: page.getByRole('heading', { name: 'Received' }),
          instead: page.getByText(t(STATUS_REFUSALS.off)),
        };
      },
    ],
  },
  'requesters.prayer_notices': {
    by: 'visitor',
    learns: 'on reload',
    views: [
      async (page) => {
        await openOwnPage(page);
        const shown = page.getByRole('heading', { name: 'Emails about prayers for you' });
        return { shown, instead: page.getByRole('heading', { name: 'Received' }) };
      },
    ],
  },
  'intake.in_kiosk': { by: 'visitor', learns: 'live', views: [(page) => formAt(page, '/kiosk')] },
  'intake.in_frames': { by: 'visitor', learns: 'live', views: [(page) => formAt(page, '/embed')] },
  'site.in_spanish': {
    by: 'visitor',
    learns: 'on the next visit',
    views: [
      async (page) => {
        return {
          shown: page.getByRole('button', { name: 'Español' }),
          isKnown: () => knownOff(page, 'in_spanish'),
        };
      },
    ],
  },
  'site.sends_later': {
    by: 'visitor',
    learns: 'on the next visit',
    views: [
      async (page) => {
        await page.route(/submitPrayerRequest$/, (route) => route.abort());
        await fillShortest(page, `For my mother ${randomUUID()}`);
        await submitButton(page).click();
        return {
          shown: page.getByText(/will be sent automatically/),
          instead: page.getByText(/We couldn’t reach our server/),
        };
      },
    ],
  },
};
