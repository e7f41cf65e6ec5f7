import { COLLECTIONS } from '@prayer-community/domain/collections';
import { requestLink } from '@prayer-community/domain/prayer-request/request-link';
import type { Page } from 'playwright-core';
import { createStaffMember } from '../../../functions/src/testing/staff-member.ts';
import { testFirestore } from '../../../functions/src/testing/test-backend.ts';
import { openAllRequests } from '../dashboard-page.ts';
import { storeRequest } from '../stored-request.ts';
import type { Switch, SwitchedView } from './switch.ts';

/** Returns the view of an entry in the staff menu. */
const menuEntry = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  const entry = (name: string) => page.getByRole('menuitem', { name, exact: true });
  return { shown: entry(name), instead: entry('Logout') };
};

/** Returns the view of a screen, or of the message that it is turned off. */
const screenAt = (path: string, part: (page: Page) => SwitchedView['shown']) => async (page: Page) => {
  await page.goto(path);
  return {
    shown: part(page),
    instead: page.getByText(/(is|are) currently turned off\.$|^This page is turned off$/),
  };
};

async function openRequest(page: Page): Promise<void> {
  const { id } = await storeRequest();
  await page.goto(requestLink(id));
}

/** Each setting whose effects staff see, by document and field. */
export const STAFF_SWITCHES: Readonly<Record<string, Switch>> = {
  'screens.insights': {
    by: 'leadership',
    learns: 'on the next visit',
    views: [
      menuEntry('Insights'),
      screenAt('/prayerteam/insights', (page) => page.getByRole('heading', { level: 1, name: 'Insights' })),
    ],
  },
  'reminders.by_urgency': {
    by: 'leadership',
    learns: 'live',
    views: [
      async (page) => {
        await openAllRequests(page);
        return { shown: page.getByLabel('Sort by') };
      },
    ],
  },
  'reminders.suggests_assignee': {
    by: 'leadership',
    learns: 'live',
    views: [
      async (page) => {
        const { uid } = await createStaffMember('prayer_team', { first_name: 'Anna', last_name: 'Okafor' });
        const workload = testFirestore().collection(COLLECTIONS.insightTeam).doc('open');
        await workload.set({ members: { [uid]: 0 } });
        await openRequest(page);
        return { shown: page.getByRole('button', { name: /^Assign \w/ }) };
      },
    ],
  },
  'reminders.team_may_claim': {
    by: 'prayer_team',
    learns: 'live',
    views: [
      async (page) => {
        await openRequest(page);
        return { shown: page.getByRole('button', { name: 'Take It' }) };
      },
    ],
  },
  'prayer_sessions.for_team': {
    by: 'prayer_team',
    learns: 'live',
    views: [
      async (page) => ({ shown: page.getByRole('link', { name: 'Prayer Session' }) }),
      menuEntry('Prayer Session'),
      async (page) => {
        await storeRequest();
        return screenAt('/prayerteam/session', () => page.getByRole('region', { name: 'Current request' }))(
          page,
        );
      },
    ],
  },
  'replies.reviewed_by_leadership': {
    by: 'prayer_team',
    learns: 'live',
    views: [
      async (page) => {
        await openRequest(page);
        await page.getByRole('button', { name: 'Reply', exact: true }).click();
        return {
          shown: page.getByRole('button', { name: 'Send for Review' }),
          instead: page.getByRole('button', { name: 'Send Reply' }),
        };
      },
    ],
  },
  'intake.by_phone': {
    by: 'prayer_team',
    learns: 'live',
    views: [
      menuEntry('From a Phone Call'),
      screenAt('/prayerteam/intake', (page) => page.getByRole('button', { name: 'Save Request' })),
    ],
  },
  'intake.on_poster': {
    by: 'prayer_team',
    learns: 'live',
    views: [
      menuEntry('Poster'),
      screenAt('/prayerteam/poster', (page) => page.getByRole('button', { name: 'Print' })),
    ],
  },
};
