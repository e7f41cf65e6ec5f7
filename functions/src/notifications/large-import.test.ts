import { choiceFingerprint } from '@prayer-community/domain/prayer-request/due-time';
import { importedSchedule } from '@prayer-community/domain/prayer-request/reminders';
import { reminderSettingsSchema } from '@prayer-community/domain/settings/settings';
import { expect, it } from 'vitest';
import { requests } from '../data/request.ts';
import { reminderSettings } from '../data/settings.ts';
import { storeRequest } from '../testing/stored-request.ts';
import { ownFirestore } from '../testing/test-backend.ts';
import { sendDueReminders } from './send-due-reminders.ts';

const EARLIER = reminderSettingsSchema.parse({ by_urgency: true });
const CHANGED = { ...EARLIER, hours_by_urgency: { high: 1, medium: 2, low: 12 } };

const db = ownFirestore();

it('changed settings reach all requests of a large import with the next run', async () => {
  const imported = { source: 'import', ...importedSchedule(EARLIER) } as const;
  await Promise.all(Array.from({ length: 510 }, () => storeRequest(imported, db)));
  await reminderSettings.ref(db).set(CHANGED);

  await sendDueReminders(db, new Date());

  const outdated = requests(db).where('clock.reckoned_by', '!=', choiceFingerprint(CHANGED));
  expect((await outdated.count().get()).data().count).toBe(0);
});
