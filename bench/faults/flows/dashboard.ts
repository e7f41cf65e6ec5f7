import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import type { HistoryEvent } from '@prayer-community/domain/prayer-request/request-history';
import type { Browser, Locator, Page } from 'playwright-core';
import { historyOf, notesOf, requestRef } from '../../../functions/src/data/request.ts';
import { testFirestore } from '../../../functions/src/testing/test-backend.ts';
import { assign, openCard } from '../../../tests/support/dashboard-page.ts';
import { type StaffVisit, staffVisit } from '../../../tests/support/staff-visit.ts';
import { storeRequest } from '../../../tests/support/stored-request.ts';
import type { Fault } from '../faults.ts';
import { ALL, type Flow, NOTHING, type Scene, type Stored } from '../flow.ts';
import { expectValue, sceneOn } from '../on-page.ts';

const NOTE = 'Called her; we will pray on Sunday.';

interface Action {
  name: string;
  /** Fields of the request that the action applies to. */
  request?(leaderUid: string): Partial<PrayerRequest<Date>>;
  act(card: Locator, page: Page, leader: StaffVisit): Promise<void>;
  done: string;
  failure: string;
  expectInputPreserved(card: Locator): Promise<void>;
  isDone(request: FirebaseFirestore.DocumentSnapshot): boolean;
  event: HistoryEvent<Date>['action'];
}

const ACTIONS: readonly Action[] = [
  {
    name: 'assign a request',
    act: (card, _page, leader) => assign(card, leader.name),
    done: 'The request has been assigned.',
    failure: 'Failed to assign member.',
    expectInputPreserved: (card) => card.getByRole('button', { name: 'Assign', exact: true }).waitFor(),
    isDone: (request) => request.get('status') === 'assigned' && request.get('revision') === 1,
    event: 'assigned',
  },
  {
    name: 'post a note',
    async act(card) {
      const box = card.getByLabel('Add a note');
      if ((await box.inputValue()) === '') {
        await box.fill(NOTE);
      }
      await card.getByRole('button', { name: 'Post Note' }).click();
    },
    done: 'Your note has been added to the request.',
    failure: 'Failed to post notes.',
    expectInputPreserved: (card) => expectValue(card.getByLabel('Add a note'), NOTE),
    isDone: (request) => request.get('note_count') === 1,
    event: 'note_posted',
  },
  {
    name: 'close a request',
    request: (leaderUid) => ({
      status: 'prayed_for',
      assigned_to: leaderUid,
      contacted_at: new Date(),
      note_count: 1,
    }),
    async act(card, page) {
      await card.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Close Request' }).click();
    },
    done: 'The request has been moved to the archive.',
    failure: 'Failed to close request.',
    expectInputPreserved: (card) => card.getByRole('button', { name: 'Close' }).waitFor(),
    isDone: (request) => request.get('status') === 'closed' && request.get('archive_status') === 'archived',
    event: 'closed',
  },
];

export const dashboardFlows: readonly Flow[] = ACTIONS.map((action) => ({
  name: action.name,
  faults: ['worker', 'firestore', 'answers'],
  prepare: (browser, fault) => prepare(action, browser, fault),
}));

async function prepare(action: Action, browser: Browser, fault: Fault | null): Promise<Scene> {
  const leader = await staffVisit(browser, 'leadership');
  const { page } = leader;
  const { id, requester } = await storeRequest(action.request?.(leader.member.uid));
  const card = await openCard(page, requester);
  await card.waitFor();
  return sceneOn(leader, {
    begin: () => action.act(card, page, leader),
    done: page.getByText(action.done),
    failures: [action.failure],
    expectInputPreserved: () => action.expectInputPreserved(card),
    stored: () => storedOf(action, id, fault),
  });
}

async function storedOf(action: Action, id: string, fault: Fault | null): Promise<Stored> {
  const db = testFirestore();
  const [request, notes, history] = await Promise.all([
    requestRef(db, id).get(),
    notesOf(db, id).get(),
    historyOf(db, id).get(),
  ]);
  const expectedNotes = action.event === 'note_posted' ? Number(request.get('note_count')) : 0;
  if (notes.size !== expectedNotes) {
    return `${notes.size} notes, ${request.get('note_count')} counted`;
  }
  const events = history.docs.filter((event) => event.get('action') === action.event).length;
  if (!action.isDone(request)) {
    return events === 0 && notes.size === 0 ? NOTHING : `${notes.size} notes and ${events} events`;
  }
  // Eventarc retries a trigger whose worker died. The functions emulator does not, so the event stays missing here.
  return events === 1 || (fault === 'worker' && events === 0) ? ALL : `${events} events in its history`;
}
