import { newImport, type StoredImport } from '@prayer-community/domain/import/stored-import';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { answerCalls } from '../../../testing/answer-calls.ts';
import { createStore } from '../../../ui/store.ts';
import { ImportHistory } from './import-history.tsx';

// Firestore does not run in jsdom.
vi.mock('../../../firebase/use-live-query.ts', () => ({
  useLiveQuery: () => {
    const stored = useSyncExternalStore(imported.subscribe, imported.get);
    return { state: 'ready', documents: [{ ...stored, id: 'prayers' }], retry: () => {} };
  },
}));
vi.mock('../../../ui/team/use-staff-members.ts', () => ({ useStaffMembers: () => ({ state: 'loading' }) }));

const PLAN = {
  kind: 'requests',
  file_name: 'prayers.csv',
  fingerprint: 'f'.repeat(64),
  row_count: 1,
  bad_row_count: 0,
  chunk_count: 1,
  language: 'en',
} as const;

const imported = createStore<StoredImport<Date>>({
  ...newImport(PLAN, 'me', new Date()),
  state: 'finished',
  chunks_done: 1,
  created: 1,
});

it('only an import that can still be continued has a progress bar', () => {
  const { get, set } = imported;
  const finished = get();
  onTestFinished(() => set(finished));
  const running = newImport({ ...PLAN, chunk_count: 2 }, 'me', new Date());
  set(running);
  render(
    <Appearance>
      <ImportHistory uid="me" />
    </Appearance>,
  );
  expect(screen.getByRole('progressbar')).toBeVisible();

  act(() => set({ ...running, undo_until: new Date(0) }));

  expect(screen.queryByRole('progressbar')).toBeNull();
});

it.each([
  ['requests', 'We keep those your team has worked on.'],
  ['people', 'We keep those who have signed in, became leaders or have open requests.'],
  ['groups', 'If you import them again, some people get no email for 30 days'],
] as const)('the question before an undo of %s says what stays', async (kind, note) => {
  const { get, set } = imported;
  const finished = get();
  onTestFinished(() => set(finished));
  set({ ...finished, kind });
  render(
    <Appearance>
      <ImportHistory uid="me" />
    </Appearance>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Undo Import' }));

  expect(await screen.findByRole('dialog')).toHaveTextContent(note);
});

it('the focus stays at an import while it is undone and afterwards', async () => {
  let respond = () => {};
  const slowAnswer = new Promise<{ result: unknown }>((resolve) => {
    respond = () => resolve({ result: { success: true, state: 'undone' } });
  });
  const sent = answerCalls(slowAnswer);
  render(
    <Appearance>
      <ImportHistory uid="me" />
    </Appearance>,
  );
  const undo = screen.getByRole('button', { name: 'Undo Import' });

  await userEvent.click(undo);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Undo Import' }));

  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(undo).toHaveFocus());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(undo).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(undo);
  expect(screen.queryByRole('dialog')).toBeNull();

  act(() => imported.set({ ...imported.get(), state: 'undone', removed: 1 }));
  await act(async () => respond());

  await waitFor(() => expect(screen.getByRole('listitem')).toHaveFocus());
  expect(screen.queryByRole('button')).toBeNull();
});
