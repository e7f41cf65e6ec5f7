import { webcrypto } from 'node:crypto';
import { SETTINGS } from '@prayer-community/domain/settings/settings';
import { setLanguage } from '@prayer-community/i18n/text';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerCalls } from '../../../testing/answer-calls.ts';
import { FileImport } from './file-import.tsx';

vi.mock('../../../firebase/settings/use-settings.ts', () => ({
  useSettings: () => ({ state: 'ready', settings: SETTINGS.privacy.parse({}) }),
}));

// What a browser has and jsdom has not.
beforeEach(() => vi.stubGlobal('crypto', webcrypto));
afterEach(() => setLanguage('en', {}, undefined));

async function importOneRequest(dayOrder: 'day_first' | null) {
  const file = {
    name: 'prayers.csv',
    fingerprint: 'f'.repeat(64),
    header: ['Date', 'Prayer request'],
    records: [['3/4/2026', 'For rain']],
  };
  const columns = { received_on: 0, prayer_text: 1 };
  const sent = answerCalls(
    { result: { success: true, importId: 'a', chunksDone: 0, refusedRows: [] } },
    { result: { success: true, chunksDone: 1, refusedRows: [] } },
  );
  render(
    <MemoryRouter>
      <FileImport
        file={file}
        kind="requests"
        earlierMapping={dayOrder && { file_fingerprint: file.fingerprint, columns, day_order: dayOrder }}
        onRunning={() => undefined}
      />
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 prayer request' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Import' }));
  await screen.findByText(/^Done\./);
  return sent;
}

it.each([
  ['en-US', null, 'month_first', '2026-03-04'],
  ['en-GB', null, 'day_first', '2026-04-03'],
  ['en-US', 'day_first', 'day_first', '2026-04-03'],
] as const)(
  'dates that allow both orders are read as in %s unless an interrupted import read them otherwise (%s)',
  async (locale, earlier, day_order, received_on) => {
    setLanguage('en', {}, locale);

    expect(await importOneRequest(earlier)).toMatchObject([
      { mapping: { day_order } },
      { rows: [{ received_on }] },
    ]);
  },
);
