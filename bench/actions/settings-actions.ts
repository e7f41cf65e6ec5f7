import { openAsStaff, type Stage, says } from './stage.ts';

/** Titles of the settings sections that are saved unchanged. */
const PARTS = ['Belief Wall', 'Safety', 'Prayer Sessions', 'Requesters', 'Ways to Ask', 'Site'] as const;

export async function measureSettings(stage: Stage): Promise<void> {
  const { ledger } = stage;
  const { page, actor, leave } = await openAsStaff(stage, 'leadership');
  const save = async (part: string) => {
    await page.getByRole('button', { name: `Save ${part}`, exact: true }).click();
    await says(page, 'Settings saved');
  };
  // Otherwise this toast would count as the confirmation of the next save.
  const untilSilent = () =>
    ledger.prepare(() => page.getByText('Settings saved').first().waitFor({ state: 'detached' }));
  await ledger.measure(actor, 'open Settings', async () => {
    await page.goto('/prayerteam/settings');
    await page.getByRole('button', { name: 'Save Reminders' }).waitFor();
    await page.getByRole('button', { name: 'Save Site' }).waitFor();
  });
  for (const part of PARTS) {
    await ledger.measure(actor, `save ${part}`, () => save(part));
    await untilSilent();
  }
  await ledger.measure(actor, 'save the reminders', async () => {
    await page.getByLabel('Remind about unassigned requests after (hours)').fill('24');
    await save('Reminders');
  });
  await untilSilent();
  const requests = page.getByRole('region', { name: 'Prayer Requests' });
  await ledger.measure(actor, 'keep confidential requests to leadership', async () => {
    await requests.getByRole('radio', { name: 'Leadership only' }).check();
    await save('Prayer Requests');
  });
  await untilSilent();
  await ledger.measure(actor, 'let everyone on the team see them again', async () => {
    await requests.getByRole('radio', { name: 'Everyone on the team' }).check();
    await save('Prayer Requests');
  });
  await leave();
}
