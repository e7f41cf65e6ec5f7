import { openAsStaff, press, type Stage } from './stage.ts';

/** Titles of the settings sections that are saved unchanged. */
const PARTS = [
  'Belief Wall',
  'Safety',
  'Prayer Sessions',
  'Requesters',
  'Ways to Ask for Prayer',
  'Site',
] as const;

export async function measureSettings(stage: Stage): Promise<void> {
  const { page, measure, leave } = await openAsStaff(stage, 'leadership');
  const saved = page.getByText('Settings saved').first();
  // Otherwise this toast would count as the confirmation of the next save.
  const untilSilent = () => stage.ledger.prepare(() => saved.waitFor({ state: 'detached' }));
  const save = async (part: string) => {
    await press(page, `Save ${part}`);
    await saved.waitFor();
  };
  await measure('open Settings', async () => {
    await page.goto('/prayerteam/settings');
    await page.getByRole('button', { name: 'Save Reminders' }).waitFor();
    await page.getByRole('button', { name: 'Save Site' }).waitFor();
  });
  for (const part of PARTS) {
    await measure(`save ${part}`, () => save(part));
    await untilSilent();
  }
  await measure('save the reminders', async () => {
    await page.getByLabel('Remind about unassigned requests after (hours)').fill('24');
    await save('Reminders');
  });
  await untilSilent();
  const requests = page.getByRole('region', { name: 'Prayer Requests' });
  await measure('keep confidential requests to leadership', async () => {
    await requests.getByRole('radio', { name: 'Leadership only' }).check();
    await save('Prayer Requests');
  });
  await untilSilent();
  await measure('let everyone on the team see them again', async () => {
    await requests.getByRole('radio', { name: 'Everyone on the team' }).check();
    await save('Prayer Requests');
  });
  await leave();
}
