import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { staffIdToken } from '../testing/id-token.ts';
import { checkedFile, ImportingPage } from '../testing/import-steps.ts';
import { createStaffMember } from '../testing/staff-member.ts';
import { requestsWith } from '../testing/stored-request.ts';

const ROWS = 10_000;

it('10,000 rows with 5% invalid, interrupted twice and imported twice, create 9,500 requests', async () => {
  const marker = randomUUID().slice(0, 8);
  const idToken = await staffIdToken((await createStaffMember('leadership')).uid);
  const file = checkedFile('requests', [
    ['FirstName', 'LastName', 'Email', 'Text', 'EnteredDateTime', 'IsActive'],
    ...Array.from({ length: ROWS }, (_, index) => [
      'Ruth',
      'Meyer',
      index % 20 === 7 ? 'nobody' : `ruth-${index}@example.org`,
      `For my mother. ${marker} ${index}`,
      '3/4/2026 9:15:00 AM',
      index % 3 === 0 ? 'False' : 'True',
    ]),
  ]);
  expect(file.badRows).toHaveLength(500);

  const page = new ImportingPage(file, idToken);
  await page.run(37);
  await Promise.allSettled([page.send(37), page.send(37)]);
  await new ImportingPage(file, idToken).run(70);
  const first = await new ImportingPage(file, idToken).run();
  const second = await new ImportingPage(file, idToken).run();

  expect(first).toMatchObject({
    state: 'finished',
    row_count: 9500,
    bad_row_count: 500,
    created: 9500,
    existing: 0,
    refused: 0,
  });
  expect(second).toMatchObject({ state: 'finished', created: 0, existing: 9500 });
  expect((await requestsWith(marker).count().get()).data().count).toBe(9500);
});
