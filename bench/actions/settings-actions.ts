import { openAsStaff, press, type Stage } from './stage.ts';

export async function measureSettings(stage: Stage): Promise<void> {
  const { page, measure, leave } = await openAsStaff(stage, 'leadership');
  const saved = page.getByText('Settings saved').first();
  // Otherwise this toast would count as the confirmation of the next save.
  const untilSilent = () => stage.ledger.prepare(() => saved.waitFor({ state: 'detached' }));
  const hours = page.getByLabel('Remind about unassigned requests after (hours)');
  const requests = page.getByRole('region', { name: 'Prayer Requests' });
  await measure('open Settings', async () => {
    await page.goto('/prayerteam/settings');
    await hours.waitFor();
    await requests.waitFor();
  });
  await measure('change the reminders', async () => {
    await hours.fill('24');
    await hours.press('Tab');
    await saved.waitFor();
  });
  await untilSilent();
  await measure('keep confidential requests to leadership', async () => {
    await requests.getByRole('radio', { name: 'Leadership only' }).check();
    await saved.waitFor();
  });
  await untilSilent();
  await measure('let everyone on the team see them again', async () => {
    await requests.getByRole('radio', { name: 'Everyone on the team' }).check();
    await press(page.getByRole('dialog'), 'Save and Show');
    await saved.waitFor();
  });
  await leave();
}
