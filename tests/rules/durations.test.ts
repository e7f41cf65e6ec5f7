import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ANSWER_PACE_MS, PRAYER_PACE_MS } from '@prayer-community/domain/belief-wall/belief-wall-pace';
import { DAY_MS, HOUR_MS, SECOND_MS } from '@prayer-community/domain/fields/durations';
import { CIRCLE_PACE_MS } from '@prayer-community/domain/prayer-circles/circle-founder';
import { CIRCLE_PRAYER_PACE_MS } from '@prayer-community/domain/prayer-circles/circle-prayer-pace';
import { COME_BACK_MAX_DAYS } from '@prayer-community/domain/prayer-request/come-back';
import { UNDO_PRAYED_FOR_MS } from '@prayer-community/domain/prayer-request/request-transitions';
import { CONTACT_BEFORE_REQUEST_MS } from '@prayer-community/domain/request-form/contact-moment';
import { PRESENCE_SLOT_MS } from '@prayer-community/domain/staff/presence-pace';
import { expect, it } from 'vitest';

const RULES = readFileSync(fileURLToPath(new URL('../../firestore.rules', import.meta.url)), 'utf8');

const UNITS_MS: Readonly<Record<string, number>> = { s: SECOND_MS, h: HOUR_MS, d: DAY_MS };

/** A time in the rules, and the duration that is added or subtracted. */
const DURATION = /(\w+)(?:, timestamp\.value\(0\)\))? [+-] duration\.value\((\d+), '(\w)'\)/g;

it('the durations in the rules are those of domain', () => {
  const found = [...RULES.matchAll(DURATION)].map(([, time, count, unit = '']) => [
    time,
    Number(count) * (UNITS_MS[unit] ?? Number.NaN),
  ]);

  expect(new Set(found)).toEqual(
    new Set([
      ['created_at', CONTACT_BEFORE_REQUEST_MS],
      ['updated_at', UNDO_PRAYED_FOR_MS],
      ['time', COME_BACK_MAX_DAYS * DAY_MS],
      ['last_answer_at', ANSWER_PACE_MS],
      ['created_at', PRAYER_PACE_MS],
      ['slot', PRESENCE_SLOT_MS],
      ['last_circle_at', CIRCLE_PACE_MS],
      ['last_prayer_at', CIRCLE_PRAYER_PACE_MS],
    ]),
  );
});
