import { webcrypto } from 'node:crypto';
import type { EarlierReading } from '@prayer-community/domain/import/stored-import';
import { setLanguage } from '@prayer-community/i18n/text';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerCalls } from '../../../testing/answer-calls.ts';
import { FileImport } from './file-import.tsx';

// What a browser has and jsdom has not.
beforeEach(() => vi.stubGlobal('crypto', webcrypto));
afterEach(() => setLanguage('en', {}, undefined));

const FILE = {
  name: 'prayers.csv',
  fingerprint: 'f'.repeat(64),
  header: ['Date', 'Prayer request'],
  records: [['3/4/2026', 'For rain']],
};

/** How an import that read the file otherwise than it is read by default was interrupted. */
const EARLIER: EarlierReading = {
  mapping: {
    file_fingerprint: FILE.fingerprint,
    columns: { received_on: 0, prayer_text: 1 },
    day_order: 'day_first',
  },
  language: 'es',
};

async function importOneRequest(earlier: EarlierReading | null) {
  const sent = answerCalls(
    { result: { success: true, importId: 'a', chunksDone: 0, refusedRows: [] } },
    { result: { success: true, chunksDone: 1, refusedRows: [] } },
  );
  render(
    <MemoryRouter>
      <FileImport file={FILE} kind="requests" earlierReading={earlier} onRunning={() => undefined} />
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
  ['en-US', EARLIER, 'day_first', '2026-04-03'],
] as const)(
  'dates that allow both orders are read as in %s unless an interrupted import read them otherwise',
  async (locale, earlier, day_order, received_on) => {
    setLanguage('en', {}, locale);

    expect(await importOneRequest(earlier)).toMatchObject([
      { mapping: { day_order } },
      { rows: [{ received_on }] },
    ]);
  },
);

it('an import that is continued from a page in another language has the language of its start', async () => {
  const [again, rows] = await importOneRequest(EARLIER);

  expect(again).toMatchObject({ language: 'es' });
  expect(rows).toMatchObject({ rows: [{ language: 'es' }] });
});

it('a new import has the language of the page', async () => {
  expect(await importOneRequest(null)).toMatchObject([{ language: 'en' }, { rows: [{ language: 'en' }] }]);
});
