import { PRAYER_SESSION_BATCH } from '@prayer-community/domain/prayer-request/prayer-session';
import { type OpenPage, openAsStaff, openAsVisitor, press, type Stage } from './stage.ts';

export async function measureSessions(stage: Stage): Promise<void> {
  await measureSession(await openAsVisitor(stage, '/icon.svg'), '/belief-wall/session');
  await measureSession(await openAsStaff(stage, 'prayer_team'), '/prayerteam/session');
}

async function measureSession({ page, measure, leave }: OpenPage, path: string): Promise<void> {
  const prayed = page.getByRole('button', { name: 'Prayed', exact: true });
  await measure('open a prayer session', () => page.goto(path), prayed);
  await measure('pray in a session', () => press(page, 'Prayed'), 'Prayed for 1');
  await measure('go past the next six of a session', async () => {
    for (let passed = 0; passed < PRAYER_SESSION_BATCH; passed += 1) {
      await press(page, 'Next');
      await prayed.waitFor();
    }
  });
  await leave();
}
