import { randomUUID } from 'node:crypto';
import { cardOf } from '../../tests/support/dashboard-page.ts';
import { fillShortest, submitButton } from '../../tests/support/request-form.ts';
import { openAsStaff, openAsVisitor, press, type Stage, says } from './stage.ts';
import { submit } from './visitor-actions.ts';

/** Measures the other ways to submit a request: the kiosk, the embedded form, and a phone call that staff write down. */
export async function measureIntake(stage: Stage): Promise<void> {
  await measureStandaloneForms(stage);
  await measurePhone(stage);
}

async function measureStandaloneForms(stage: Stage): Promise<void> {
  const { page, measure, leave } = await openAsVisitor(stage, '/icon.svg');
  const fillAndSubmit = async () => {
    await fillShortest(page, `For peace at home ${randomUUID()}`);
    await submit(page);
  };
  await measure('open the kiosk', () => page.goto('/kiosk'), submitButton(page));
  await measure('submit a request at the kiosk', fillAndSubmit);
  await measure('open the form of a frame', () => page.goto('/embed'), submitButton(page));
  await measure('submit a request in a frame', fillAndSubmit);
  await leave();
}

async function measurePhone(stage: Stage): Promise<void> {
  const { page, measure, leave } = await openAsStaff(stage, 'prayer_team');
  const words = page.getByRole('textbox', { name: 'What would the caller like prayer for?' });
  await measure('open the form for a phone call', () => page.goto('/prayerteam/intake'), words);
  const caller = `Ruth ${randomUUID().slice(0, 8)}`;
  await measure('save the request of a caller', async () => {
    await words.fill('For my mother, who is in hospital.');
    await page.getByRole('textbox', { name: 'Caller’s name' }).fill(caller);
    await press(page, 'Save Request');
    await says(page, 'Request saved');
  });
  const link = page.getByRole('link', { name: caller });
  await measure('open one request by its link', () => link.click(), cardOf(page, caller));
  const poster = page.getByRole('region', { name: 'Poster' });
  await measure('open the poster', () => page.goto('/prayerteam/poster'), poster);
  await leave();
}
