import { addTallies, NO_TALLY, type Tally } from '@prayer-community/domain/insights/insights-counts';
import { tallyOfPost } from '@prayer-community/domain/insights/insights-post';
import { tallyOfRequest } from '@prayer-community/domain/insights/insights-request';
import {
  REQUEST_CATEGORIES,
  type RequestCategory,
  type UrgencyLevel,
} from '@prayer-community/domain/request-form/request-choices';
import type { Firestore } from 'firebase-admin/firestore';
import { incrementsOf } from '../../functions/src/insights/increments.ts';

const MINUTE_MS = 60_000;
const WEEK_MINUTES = 7 * 24 * 60;

/** The demo requests that are actually stored are more recent. */
const YOUNGEST_WEEK = 2;
const OLDEST_WEEK = 52;

/** Lehmer's random number generator. Gives every demo community the same year. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

export async function seedInsights(db: Firestore, now: Date): Promise<void> {
  const batch = db.batch();
  for (const { ref, fields } of incrementsOf(db, tallyOfYear(now))) {
    batch.set(ref, fields, { merge: true });
  }
  await batch.commit();
}

function tallyOfYear(now: Date): Tally {
  const roll = dice(7);
  let tally = NO_TALLY;
  for (let week = YOUNGEST_WEEK; week < OLDEST_WEEK; week += 1) {
    const ago = () => new Date(now.getTime() - (week + roll()) * WEEK_MINUTES * MINUTE_MS);
    // A yearly cycle, with more requests recently than a year ago.
    const requests = Math.round(
      5 + 3 * Math.cos((week / OLDEST_WEEK) * 2 * Math.PI) - week / 20 + 3 * roll(),
    );
    for (let request = 0; request < requests; request += 1) {
      tally = addTallies(tally, tallyOfRequest(pastRequest(ago(), week, roll)));
    }
    for (let post = Math.floor(3 * roll()); post > 0; post -= 1) {
      tally = addTallies(
        tally,
        tallyOfPost({ is_shown: true, shown_version: 0, answered_at: ago(), answered_version: 0 }),
      );
    }
  }
  return tally;
}

/** Returns a past request. Recent requests were assigned and answered sooner. */
function pastRequest(created_at: Date, weeksAgo: number, roll: () => number) {
  const after = (minutes: number) => new Date(created_at.getTime() + minutes * MINUTE_MS);
  const toAssignment = 30 + roll() ** 2 * 1_500 * (0.3 + weeksAgo / OLDEST_WEEK);
  const toContact = toAssignment + 60 + roll() ** 2 * 3_000;
  return {
    version: 0,
    created_at,
    urgency_level: urgency(roll()),
    categories: REQUEST_CATEGORIES.filter((category) => roll() < FREQUENCY[category]),
    holder: null,
    contacted_before_reopening: null,
    first_assigned_at: after(toAssignment),
    contacted_at: roll() < 0.9 ? after(toContact) : null,
    is_imported: false,
    first_replied_at: after(toAssignment + 30 + (toContact - toAssignment) / 2),
  };
}

const FREQUENCY: Record<RequestCategory, number> = {
  healing: 0.4,
  finances: 0.18,
  family: 0.45,
  mental_health: 0.22,
  other: 0.1,
};

function urgency(chance: number): UrgencyLevel {
  if (chance < 0.15) {
    return 'high';
  }
  return chance < 0.45 ? 'medium' : 'low';
}
