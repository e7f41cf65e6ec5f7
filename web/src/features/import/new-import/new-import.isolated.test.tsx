import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { NewImport } from './new-import.tsx';

// Firestore does not run in jsdom.
vi.mock('../../../firebase/use-live-query.ts', () => ({ useLiveQuery: () => ({ state: 'loading' }) }));

it('the note on the chosen kind describes its field', async () => {
  render(
    <Appearance>
      <NewImport uid="me" />
    </Appearance>,
  );
  const kind = screen.getByRole('combobox', { name: 'What do you want to import?' });
  expect(kind).toHaveAccessibleDescription(/^Nobody is notified/);

  await userEvent.selectOptions(kind, 'Prayer team members');

  expect(kind).toHaveAccessibleDescription(/^Each person joins the prayer team/);
});
