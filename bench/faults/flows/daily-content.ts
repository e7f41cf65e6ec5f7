import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { DAILY_CONTENT_TOPIC } from '@prayer-community/domain/delivery/content-announcement';
import { VALID_FILES } from '../../../functions/src/testing/content-files.ts';
import { messagesTo } from '../../../functions/src/testing/fake-providers.ts';
import { runSchedule } from '../../../functions/src/testing/run-schedule.ts';
import { testBucket, testFirestore } from '../../../functions/src/testing/test-backend.ts';
import { button, fillContent, openAdministration } from '../../../tests/support/content-administration.ts';
import { staffVisit } from '../../../tests/support/staff-visit.ts';
import type { Fault } from '../faults.ts';
import { ALL, type Flow, isSent, NOTHING, type Stored } from '../flow.ts';
import { expectValue, sceneOn } from '../on-page.ts';
import { settleDeliveries } from '../settle-deliveries.ts';

const FILE = {
  name: 'plan.pdf',
  mimeType: 'application/pdf',
  buffer: VALID_FILES['application/pdf'] ?? Buffer.alloc(0),
};

export const publishContent: Flow = {
  name: 'publish content with a file',
  faults: ['worker', 'mail', 'storage', 'firestore', 'answers'],
  async prepare(browser, fault) {
    const leader = await staffVisit(browser, 'leadership');
    const { page } = leader;
    const title = `Gratitude ${randomUUID()}`;
    await openAdministration(page);
    await fillContent(page, title);
    await page.getByLabel('File').setInputFiles(FILE);
    await page.getByLabel('Publish immediately').check();
    return sceneOn(leader, {
      begin: () => button(page, 'Create Content').click(),
      done: page.getByText('Content created successfully'),
      failures: ['Failed to create content'],
      async expectInputPreserved() {
        await expectValue(page.getByLabel('Title'), title);
        await expectValue(page.getByLabel('File'), `C:\\fakepath\\${FILE.name}`);
        await button(page, 'Remove File').waitFor();
      },
      stored: () => storedOf(title, fault),
      async settle() {
        await runSchedule('showDueContent');
        for (const { id } of await itemsOf(title)) {
          await settleDeliveries(id);
        }
      },
    });
  },
};

async function itemsOf(title: string): Promise<FirebaseFirestore.QueryDocumentSnapshot[]> {
  const items = testFirestore().collection(COLLECTIONS.dailyContent);
  return (await items.where('title', '==', title).get()).docs;
}

async function storedOf(title: string, fault: Fault | null): Promise<Stored> {
  const items = await itemsOf(title);
  const [item] = items;
  if (item === undefined) {
    return NOTHING;
  }
  const [hasFile] = await testBucket()
    .file(String(item.get('file_path')))
    .exists();
  const pushes = await messagesTo('push', `/topics/${DAILY_CONTENT_TOPIC}`);
  const shown = pushes.filter(({ data }) => data.title === title).length;
  const isWhole = items.length === 1 && hasFile && isSent(shown, fault);
  return isWhole ? ALL : `${items.length} items, ${hasFile ? 'a' : 'no'} file, ${shown} pushes`;
}
