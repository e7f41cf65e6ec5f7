import { SESSION_STEP } from '@prayer-community/domain/prayer-request/prayer-session';
import { type OpenPage, openAsStaff, openAsVisitor, press, type Stage, says } from './stage.ts';

export async function measureSessions(stage: Stage): Promise<void> {
  const visitor = await openAsVisitor(stage, '/icon.svg');
  await measureSession(stage, visitor, '/belief-wall/session');
  await visitor.leave();
  const member = await openAsStaff(stage, 'prayer_team');
  await measureSession(stage, member, '/prayerteam/session');
  await member.leave();
}

async function measureSession({ ledger }: Stage, { page, actor }: OpenPage, path: string): Promise<void> {
  await ledger.measure(actor, 'open a prayer session', async () => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Prayed', exact: true }).waitFor();
  });
  await ledger.measure(actor, 'pray in a session', async () => {
    await press(page, 'Prayed');
    await says(page, 'Prayed for 1');
  });
  await ledger.measure(actor, 'go past the next six of a session', async () => {
    for (let passed = 0; passed < SESSION_STEP; passed += 1) {
      await press(page, 'Next');
      await page.getByRole('button', { name: 'Prayed', exact: true }).waitFor();
    }
  });
}
