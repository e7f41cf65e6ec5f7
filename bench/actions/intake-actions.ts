import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { fillShortest } from '../../tests/support/request-form.ts';
import { isOn, openAsStaff, openAsVisitor, press, type Stage, says, VISITOR } from './stage.ts';

/** Measures the other ways to submit a request: the kiosk, the embedded form, and a phone call that staff write down. */
export async function measureIntake(stage: Stage): Promise<void> {
  await measureStandaloneForms(stage);
  await measurePhone(stage);
}

async function measureStandaloneForms(stage: Stage): Promise<void> {
  const { ledger } = stage;
  const { page, leave } = await openAsVisitor(stage, '/icon.svg');
  await ledger.measure(VISITOR, 'open the kiosk', () => openForm(page, '/kiosk'));
  await ledger.measure(VISITOR, 'submit a request at the kiosk', () => submit(page));
  await ledger.measure(VISITOR, 'open the form of a frame', () => openForm(page, '/embed'));
  await ledger.measure(VISITOR, 'submit a request in a frame', () => submit(page));
  await leave();
}

async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Submit Prayer Request' }).waitFor();
}

async function submit(page: Page): Promise<void> {
  await fillShortest(page, `For peace at home ${randomUUID()}`);
  await press(page, 'Submit Prayer Request');
  await isOn(page, 'Prayer request submitted');
}

async function measurePhone(stage: Stage): Promise<void> {
  const { ledger } = stage;
  const { page, actor, leave } = await openAsStaff(stage, 'prayer_team');
  const words = page.getByRole('textbox', { name: 'What would the caller like prayer for?' });
  await ledger.measure(actor, 'open the form for a phone call', async () => {
    await page.goto('/prayerteam/intake');
    await words.waitFor();
  });
  const caller = `Ruth ${randomUUID().slice(0, 8)}`;
  await ledger.measure(actor, 'save the request of a caller', async () => {
    await words.fill('For my mother, who is in hospital.');
    await page.getByRole('textbox', { name: 'Caller’s name' }).fill(caller);
    await press(page, 'Save Request');
    await says(page, 'Request saved');
  });
  await ledger.measure(actor, 'open one request by its link', async () => {
    await page.getByRole('link', { name: caller }).click();
    await page.getByRole('article', { name: caller }).waitFor();
  });
  await ledger.measure(actor, 'open the poster', async () => {
    await page.goto('/prayerteam/poster');
    await page.getByRole('region', { name: 'Poster' }).waitFor();
  });
  await leave();
}
