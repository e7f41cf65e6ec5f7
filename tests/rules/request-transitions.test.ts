import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { CALLERS } from '@prayer-community/domain/direct-access';
import { mayBeAssigned } from '@prayer-community/domain/prayer-request/may-be-assigned';
import {
  type PrayerRequest,
  REQUEST_STATUSES,
  type RequestStatus,
} from '@prayer-community/domain/prayer-request/prayer-request';
import {
  assignMember,
  claimRequest,
  closeRequest,
  giveBackRequest,
  markPrayedFor,
  mayTake,
  REQUEST_ACTIONS,
  type RequestAction,
  reopenRequest,
  TRANSITIONS,
  type TransitionFields,
  unassignMember,
  undoPrayedFor,
} from '@prayer-community/domain/prayer-request/request-transitions';
import { transitionFields } from '@prayer-community/domain/prayer-request/taken-action';
import { SUBMISSION_TYPES } from '@prayer-community/domain/request-form/request-choices';
import { mayReopen } from '@prayer-community/domain/retention/request-retention';
import { STAFF_ROLES } from '@prayer-community/domain/staff/staff-roles';
import { deleteDoc, doc, type Firestore, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseAs, pastTheRules, startRulesEnvironment, UIDS } from './rules-environment.ts';
import { storedRequest, storeStaff } from './stored-documents.ts';

type StaffRole = (typeof STAFF_ROLES)[number];
type Account = keyof typeof UIDS;

/** Accounts of everyone but staff, a leader who has not entered the code among them. */
const OTHER_ACCOUNTS = CALLERS.filter(
  (caller) => caller !== 'visitor' && caller !== 'prayer_team' && caller !== 'leadership',
);

let environment: RulesTestEnvironment;
let databases: Record<StaffRole, Firestore>;
let requests = 0;

beforeAll(async () => {
  environment = await startRulesEnvironment();
  await pastTheRules(environment, storeStaff);
  await allowClaims(true);
  databases = {
    leadership: databaseAs(environment, 'leadership'),
    prayer_team: databaseAs(environment, 'prayer_team'),
  };
});

async function store(changes: Partial<PrayerRequest<Date>>): Promise<string> {
  const id = `request-${requests++}`;
  await pastTheRules(environment, (past) =>
    setDoc(doc(past, COLLECTIONS.prayerRequests, id), storedRequest(changes)),
  );
  return id;
}

function allowClaims(team_may_claim: boolean): Promise<void> {
  return pastTheRules(environment, (past) =>
    setDoc(doc(past, COLLECTIONS.settings, 'reminders'), { team_may_claim }),
  );
}

function write(role: StaffRole, id: string, fields: object): Promise<void> {
  return updateDoc(doc(databases[role], COLLECTIONS.prayerRequests, id), {
    ...fields,
    updated_at: serverTimestamp(),
  });
}

const SEEN = { revision: 0 };

function fieldsOf(action: RequestAction, actorUid: string): TransitionFields {
  return transitionFields({ action, assigneeUid: UIDS.leadership, contactedAt: new Date() }, SEEN, actorUid);
}

/** A leader's claim is an assignment to themselves, and giving back is unassigning. The rules see no difference. */
function leadersName(action: RequestAction): RequestAction {
  return action === 'claim' ? 'assign' : action === 'giveBack' ? 'unassign' : action;
}

function isAllowed(action: RequestAction, role: StaffRole, status: RequestStatus): boolean {
  return mayTake(role === 'leadership' ? leadersName(action) : action, role, status);
}

/** Stores a request with this status on which the account may take the action, if the transition table allows it. */
function storeFor(action: RequestAction, account: Account, status: RequestStatus): Promise<string> {
  const uid = UIDS[account];
  const held: Partial<Record<RequestAction, string>> = { giveBack: uid, undoPrayedFor: UIDS.leadership };
  const assigned_to = held[action] ?? null;
  return store({ status, assigned_to, note_count: 1, contacted_at: new Date(1), updated_by: uid });
}

describe.each(REQUEST_ACTIONS)('%s', (action) => {
  describe.each(REQUEST_STATUSES)('on a request that is %s', (status) => {
    it.each(STAFF_ROLES)('follows the transition table for %s', async (role) => {
      const id = await storeFor(action, role, status);

      const result = write(role, id, fieldsOf(action, UIDS[role]));

      await (isAllowed(action, role, status) ? assertSucceeds(result) : assertFails(result));
    });
  });

  it.each(OTHER_ACCOUNTS)('is denied to %s', async (account) => {
    const db = databaseAs(environment, account);

    for (const status of TRANSITIONS[action].from) {
      const id = await storeFor(action, account, status);
      const fields = { ...fieldsOf(action, UIDS[account]), updated_at: serverTimestamp() };

      await assertFails(updateDoc(doc(db, COLLECTIONS.prayerRequests, id), fields));
    }
  });
});

describe('assigning', () => {
  describe.each(SUBMISSION_TYPES)('a %s request', (submission_type) => {
    it.each(STAFF_ROLES)('follows mayBeAssigned for an assignee with role %s', async (role) => {
      const id = await store({ submission_type });

      const result = write('leadership', id, assignMember(SEEN, UIDS.leadership, UIDS[role]));

      await (mayBeAssigned(role, submission_type) ? assertSucceeds(result) : assertFails(result));
    });
  });

  it('is denied for an assignee without a profile', async () => {
    const id = await store({});

    await assertFails(write('leadership', id, assignMember(SEEN, UIDS.leadership, UIDS.removed_leader)));
  });

  it('lets the first of two leaders win if both saw the same revision', async () => {
    const id = await store({});
    const fields = assignMember(SEEN, UIDS.leadership, UIDS.prayer_team);

    await assertSucceeds(write('leadership', id, fields));

    await assertFails(write('leadership', id, { ...fields, assigned_to: UIDS.leadership }));
  });
});

describe('claiming', () => {
  const claim = (id: string, assignee: string = UIDS.prayer_team) =>
    write('prayer_team', id, { ...claimRequest(SEEN, UIDS.prayer_team), assigned_to: assignee });

  afterEach(() => allowClaims(true));

  it('is denied to the prayer team until leadership allows it', async () => {
    const id = await store({});
    await allowClaims(false);
    await assertFails(claim(id));
    await pastTheRules(environment, (past) => deleteDoc(doc(past, COLLECTIONS.settings, 'reminders')));
    await assertFails(claim(id));
    await allowClaims(true);
    await assertSucceeds(claim(id));
  });

  it('is denied to the prayer team on a confidential request', async () => {
    const id = await store({ submission_type: 'confidential' });

    await assertFails(claim(id));
    await assertSucceeds(write('leadership', id, claimRequest(SEEN, UIDS.leadership)));
  });

  it('cannot assign another member or take an assigned request', async () => {
    const free = await store({});
    const held = await store({ status: 'assigned', assigned_to: UIDS.leadership });

    await assertFails(claim(free, UIDS.leadership));
    await assertFails(claim(held));
  });
});

describe('giving back', () => {
  const HELD = { status: 'assigned', assigned_to: UIDS.prayer_team } as const;
  const giveBack = (id: string) => write('prayer_team', id, giveBackRequest(SEEN, UIDS.prayer_team));

  afterEach(() => allowClaims(true));

  it('is denied to the prayer team if only leadership assigns requests', async () => {
    const id = await store(HELD);
    await allowClaims(false);
    await assertFails(giveBack(id));
    await allowClaims(true);
    await assertSucceeds(giveBack(id));
  });

  it("is denied unless the request is the caller's own and not confidential", async () => {
    await assertFails(giveBack(await store({ ...HELD, assigned_to: UIDS.leadership })));
    await assertFails(giveBack(await store({ ...HELD, assigned_to: null })));
    await assertFails(giveBack(await store({ ...HELD, submission_type: 'confidential' })));
  });
});

describe('marking a request as prayed for', () => {
  it('requires a note', async () => {
    const id = await store({ status: 'assigned', note_count: 0 });

    await assertFails(write('prayer_team', id, markPrayedFor(SEEN, UIDS.prayer_team, new Date())));
  });

  it('requires the time of contact', async () => {
    const id = await store({ status: 'assigned', note_count: 1 });
    const fields = markPrayedFor(SEEN, UIDS.prayer_team, new Date());

    await assertFails(write('prayer_team', id, { ...fields, contacted_at: null }));
    await assertFails(write('prayer_team', id, { ...fields, contacted_at: 'today' }));
  });
});

describe('undoing the prayed-for mark', () => {
  const marked = {
    status: 'prayed_for',
    assigned_to: UIDS.prayer_team,
    contacted_at: new Date(),
    note_count: 1,
  } as const;

  it.each([
    ['is on the staff', UIDS.prayer_team, true],
    ['was deleted', 'nobody', false],
    ['may not be assigned such a request anymore', UIDS.prayer_team, false, 'confidential'],
  ] as const)('depends on whether its assignee %s', async (_who, assigned_to, isAllowed, type?) => {
    const id = await store({
      ...marked,
      assigned_to,
      updated_by: UIDS.leadership,
      submission_type: type ?? 'prayer_team',
    });

    const undo = write('leadership', id, undoPrayedFor(SEEN, UIDS.leadership));
    await (isAllowed ? assertSucceeds(undo) : assertFails(undo));
  });

  it('is allowed only for the member who set it', async () => {
    const id = await store({ ...marked, updated_by: UIDS.leadership });

    await assertFails(write('prayer_team', id, undoPrayedFor(SEEN, UIDS.prayer_team)));
  });

  it('is allowed only within 60 seconds', async () => {
    const lately = await store({
      ...marked,
      updated_by: UIDS.prayer_team,
      updated_at: new Date(),
    });
    const longAgo = await store({
      ...marked,
      updated_by: UIDS.prayer_team,
      updated_at: new Date(Date.now() - 61_000),
    });

    await assertSucceeds(write('prayer_team', lately, undoPrayedFor(SEEN, UIDS.prayer_team)));
    await assertFails(write('prayer_team', longAgo, undoPrayedFor(SEEN, UIDS.prayer_team)));
  });

  it('must clear the time of contact', async () => {
    const id = await store({ ...marked, updated_by: UIDS.prayer_team });
    const { contacted_at: _cleared, ...fields } = undoPrayedFor(SEEN, UIDS.prayer_team);

    await assertFails(write('prayer_team', id, fields));
  });
});

it('unassigning must clear the assignee', async () => {
  const id = await store({ status: 'assigned', assigned_to: UIDS.leadership });
  const fields = unassignMember(SEEN, UIDS.leadership);

  await assertFails(write('leadership', id, { ...fields, assigned_to: UIDS.prayer_team }));
  await assertSucceeds(write('leadership', id, fields));
});

it('closing must archive the request and set its status to closed', async () => {
  const id = await store({ status: 'prayed_for' });
  const fields = closeRequest(SEEN, UIDS.leadership);

  await assertFails(write('leadership', id, { ...fields, archive_status: 'active' }));
  await assertFails(write('leadership', id, { ...fields, status: 'ended' }));
  await assertSucceeds(write('leadership', id, fields));
});

describe('reopening', () => {
  const CLOSED = { status: 'closed', archive_status: 'archived', updated_at: new Date() } as const;
  const DAY_MS = 24 * 3_600_000;
  const reopen = async (changes: Partial<PrayerRequest<Date>>) => {
    const id = await store({
      ...CLOSED,
      assigned_to: UIDS.prayer_team,
      contacted_at: new Date(1),
      ...changes,
    });
    return write('leadership', id, reopenRequest(SEEN, UIDS.leadership));
  };
  const keepFor = (retention_days: number) =>
    pastTheRules(environment, (past) =>
      setDoc(doc(past, COLLECTIONS.settings, 'privacy'), { retention_days }),
    );

  afterEach(() => pastTheRules(environment, (past) => deleteDoc(doc(past, COLLECTIONS.settings, 'privacy'))));

  it('is allowed for an archived confidential request too', async () => {
    await assertSucceeds(reopen({ submission_type: 'confidential' }));
  });

  it.each<[string, Partial<PrayerRequest<Date>>]>([
    ['was anonymized', { emptied_at: new Date(0) }],
    ['its requester withdrew', { ended_by_requester: 'withdrawn' }],
  ])('is denied for a request that %s', async (_what, changes) => {
    await assertFails(reopen(changes));
  });

  it.each([
    [30, 29, [], true],
    [30, 30, [], false],
    [30, 300, [31, 29], true],
    [30, 300, [31, 30], false],
    [0, 300, [], true],
  ])(
    'is decided as in the domain, with a retention of %i days, %i days after closing and %j days after updates: %s',
    async (retentionDays, daysAgo, updatedDaysAgo, expected) => {
      const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
      const updated_at = ago(daysAgo);
      const updates = updatedDaysAgo.map((days) => ({ text: 'Please call.', at: ago(days) }));
      await keepFor(retentionDays);

      const result = reopen({ updated_at, updates });

      await (expected ? assertSucceeds(result) : assertFails(result));
      const request = { ...CLOSED, emptied_at: null, ended_by_requester: null, updated_at, updates };
      expect(mayReopen('leadership', request, retentionDays, new Date())).toBe(expected);
    },
  );

  it.each(['status', 'archive_status', 'assigned_to', 'contacted_at'] as const)(
    'must reset %s',
    async (field) => {
      const id = await store({ ...CLOSED, assigned_to: UIDS.prayer_team, contacted_at: new Date(1) });
      const { [field]: _left, ...fields } = reopenRequest(SEEN, UIDS.leadership);

      await assertFails(write('leadership', id, fields));
    },
  );
});

describe('a confidential request that is visible only to leadership', () => {
  const privacy = (past: Firestore) => doc(past, COLLECTIONS.settings, 'privacy');

  beforeEach(() =>
    pastTheRules(environment, (past) => setDoc(privacy(past), { confidential_visible_to: 'leadership' })),
  );

  afterEach(() => pastTheRules(environment, (past) => deleteDoc(privacy(past))));

  it.each([
    ['markPrayedFor', 'assigned'],
    ['undoPrayedFor', 'prayed_for'],
    ['close', 'prayed_for'],
  ] as const)('denies %s to the prayer team', async (action, status) => {
    for (const role of STAFF_ROLES) {
      const request = { submission_type: 'confidential', status, note_count: 1 } as const;
      const id = await store({ ...request, assigned_to: UIDS.leadership, updated_by: UIDS[role] });

      const result = write(role, id, fieldsOf(action, UIDS[role]));

      await (role === 'leadership' ? assertSucceeds(result) : assertFails(result));
    }
  });
});

/** Each action by each role and from each status that the transition table allows. */
const ALLOWED = REQUEST_ACTIONS.flatMap((action) =>
  TRANSITIONS[action].by.flatMap((role) =>
    TRANSITIONS[action].from.map((status) => ({ action, role, status })),
  ),
);

it.each(ALLOWED)(
  'the transition $action by $role from $status must name its author, carry the server time, raise the revision by one, and add no field',
  async ({ action, role, status }) => {
    const id = await storeFor(action, role, status);
    const fields = fieldsOf(action, UIDS[role]);
    const other = role === 'leadership' ? 'prayer_team' : 'leadership';
    const reference = doc(databases[role], COLLECTIONS.prayerRequests, id);

    await assertFails(write(role, id, { ...fields, updated_by: UIDS[other] }));
    await assertFails(updateDoc(reference, { ...fields, updated_at: new Date(0) }));
    await assertFails(write(role, id, { ...fields, revision: 0 }));
    await assertFails(write(role, id, { ...fields, revision: 2 }));
    await assertFails(write(role, id, { ...fields, unnamed: true }));
    await assertSucceeds(write(role, id, fields));
  },
);

/** A different value of the same type for every field of a request. */
const OTHER_VALUES: Record<keyof PrayerRequest<Date>, unknown> = {
  created_at: new Date(0),
  status: 'new',
  archive_status: 'archived',
  source: 'phone',
  urgency_level: 'high',
  effective_urgency: 'high',
  awaits_listening: true,
  signs_of_need: ['danger'],
  submission_type: 'confidential',
  is_on_behalf: true,
  language: 'es',
  requester_display: 'Other name',
  prayer_text: 'Other words.',
  categories: ['other'],
  follow_up_requested: true,
  contact_preference: 'call',
  share_on_belief_wall: true,
  consent: { shared_with: 'prayer_team', on_belief_wall: true, named_people: 'agreed' },
  contact_info: null,
  audio_path: 'prayer-audio/other',
  assigned_to: UIDS.prayer_team,
  contacted_at: new Date(0),
  has_status_page: true,
  reply_count: 7,
  replies_awaiting: 7,
  replies_not_sent: 7,
  first_replied_at: new Date(0),
  note_count: 7,
  prayer_count: 7,
  last_note_id: 'other',
  reminder_due_at: null,
  clock: null,
  return_reason: 'away',
  search_terms: ['other'],
  contact_hashes: ['email:other'],
  person_key: 'other',
  person_decisions: { other: true },
  come_back_at: new Date(0),
  come_back_by: 'other',
  emptied_at: new Date(0),
  updates: [{ text: 'Another one.', at: new Date(0) }],
  ended_by_requester: 'withdrawn',
  updated_at: new Date(0),
  updated_by: 'other',
  revision: 7,
};

/** The fields that some transition writes. Only one of these could turn a denied transition into another, allowed one. */
const TRANSITION_FIELDS = new Set(REQUEST_ACTIONS.flatMap((action) => Object.keys(fieldsOf(action, ''))));

describe.each(REQUEST_ACTIONS)('%s with a change to another field', (action) => {
  describe.each(REQUEST_STATUSES)('on a request that is %s', (status) => {
    it.each(STAFF_ROLES)('is denied to %s', async (role) => {
      const id = await storeFor(action, role, status);
      const fields = fieldsOf(action, UIDS[role]);
      const others = Object.entries(OTHER_VALUES).filter(
        ([field]) =>
          !(field in fields) &&
          field !== 'updated_at' &&
          (isAllowed(action, role, status) || TRANSITION_FIELDS.has(field)),
      );

      for (const [field, value] of others) {
        await assertFails(write(role, id, { ...fields, [field]: value }));
      }
    });
  });
});
