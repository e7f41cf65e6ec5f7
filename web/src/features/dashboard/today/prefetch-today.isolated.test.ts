import { expect, it, vi } from 'vitest';
import { noteActivity } from '../../../session/idle/watch-activity.ts';
import { prefetchToday } from './prefetch-today.ts';

const edge = vi.hoisted(() => ({ listen: vi.fn(() => () => undefined) }));
vi.mock('../../../firebase/firestore-sdk.ts', () => ({ firestore: {} }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<object>()),
  doc: () => ({}),
  onSnapshot: edge.listen,
}));

const MINUTE_MS = 60_000;
const RUTH = { state: 'signedIn', uid: 'ruth' } as const;

it.each([
  { idleMinutes: 29, isRequested: true },
  { idleMinutes: 30, isRequested: false },
])(
  'after $idleMinutes idle minutes, data is requested before the dashboard: $isRequested',
  ({ idleMinutes, isRequested }) => {
    vi.useFakeTimers();
    noteActivity(Date.now() - idleMinutes * MINUTE_MS);

    prefetchToday(RUTH, new URLSearchParams());

    expect(edge.listen.mock.calls.length > 0).toBe(isRequested);
    edge.listen.mockClear();
    vi.useRealTimers();
  },
);
