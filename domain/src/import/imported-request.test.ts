import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../fields/durations.ts';
import { dueAt } from '../prayer-request/reminders.ts';
import { anonymizeIfClosedBy, isDueForAnonymization } from '../retention/request-retention.ts';
import { reminderSettingsSchema } from '../settings/settings.ts';
import type { RequestRow } from './import-rows.ts';
import { importedRequest } from './imported-request.ts';

const NOW = new Date('2026-11-24T18:00:00Z');
const RETENTION_DAYS = 180;
const CHOICE = reminderSettingsSchema.parse({ by_urgency: true });

/** The request of a row received 200 days before the import. */
function imported(status: RequestRow['status']) {
  const row: RequestRow = {
    line: 2,
    first_name: 'Ruth',
    last_name: 'Meyer',
    email: null,
    phone: null,
    prayer_text: 'For my mother.',
    received_on: '2026-05-08',
    status,
    urgency_level: 'low',
    category: null,
    submission_type: 'confidential',
    language: 'en',
  };
  return importedRequest(row, CHOICE, true, NOW);
}

describe('an imported closed request', () => {
  it.each([
    [RETENTION_DAYS - 1, false],
    [RETENTION_DAYS, true],
  ])('is due for anonymization %i days after its import: %s', (days, isDue) => {
    const closedBy = anonymizeIfClosedBy(RETENTION_DAYS, new Date(NOW.getTime() + days * DAY_MS));

    expect(isDueForAnonymization(imported('closed'), [], closedBy)).toBe(isDue);
  });
});

describe('an imported open request', () => {
  it('does not count as worked on when its come-back date changes', () => {
    expect(dueAt({ ...imported('new'), revision: 1 }, CHOICE)).toBeNull();
  });
});
