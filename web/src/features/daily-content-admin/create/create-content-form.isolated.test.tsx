import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { CreateContentForm } from './create-content-form.tsx';

// Firestore and Storage do not run in jsdom.
const edge = vi.hoisted(() => ({ create: vi.fn() }));
vi.mock('./use-creation.ts', () => ({
  useCreation: () => ({ stage: { name: 'idle' }, create: edge.create, cancel: vi.fn() }),
}));

it('a double click creates only one item', async () => {
  edge.create.mockReturnValue(new Promise(() => {}));
  render(
    <Appearance>
      <CreateContentForm onCreated={vi.fn()} />
    </Appearance>,
  );
  const leader = userEvent.setup();
  await leader.type(screen.getByLabelText(/^Title/), 'Psalm 23');
  await leader.type(screen.getByRole('textbox', { name: /^Content/ }), 'The Lord is my shepherd.');

  const create = screen.getByRole('button', { name: 'Create Content' });
  fireEvent.click(create);
  fireEvent.click(create);

  await waitFor(() => expect(edge.create).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(edge.create).toHaveBeenCalledOnce();
});
