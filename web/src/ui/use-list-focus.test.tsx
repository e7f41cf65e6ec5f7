import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useConfirmation } from './use-confirmation.ts';
import { useListFocus } from './use-list-focus.ts';

let removeElsewhere: (name: string) => void;

function People() {
  const [people, setPeople] = useState(['Ruth', 'Miriam']);
  const list = useRef<HTMLUListElement>(null);
  const { confirmation, ask, close } = useConfirmation();
  useListFocus(list);
  const remove = (name: string) => setPeople((all) => all.filter((each) => each !== name));
  removeElsewhere = remove;
  return (
    <>
      <ul ref={list} tabIndex={-1}>
        {people.map((name) => (
          <li key={name} tabIndex={-1} data-card={name}>
            <button
              type="button"
              onClick={() =>
                ask({
                  title: 'Remove?',
                  text: 'For good.',
                  confirmLabel: 'Yes',
                  onConfirm: async () => remove(name),
                })
              }
            >
              Remove {name}
            </button>
          </li>
        ))}
      </ul>
      <ConfirmDialog confirmation={confirmation} onClose={close} />
    </>
  );
}

async function askToRemoveRuth() {
  render(<People />);
  const hands = userEvent.setup();
  await hands.click(screen.getByRole('button', { name: 'Remove Ruth' }));
  const dialog = await screen.findByRole('dialog');
  return async (name: string) => hands.click(await within(dialog).findByRole('button', { name }));
}

it('the focus moves to the card that takes the place of a removed one', async () => {
  const press = await askToRemoveRuth();

  await press('Yes');

  await waitFor(() => expect(screen.getByRole('listitem')).toHaveFocus());
});

it('the focus also moves there if the card left while a dialog was open and then canceled', async () => {
  const press = await askToRemoveRuth();
  act(() => removeElsewhere('Ruth'));

  await press('Cancel');

  await waitFor(() => expect(screen.getByRole('listitem')).toHaveFocus());
});

const EVERYBODY = ['Ruth', 'Miriam', 'Naomi', 'Hannah', 'Anna', 'Lydia'];

/** A list of three pages. The last one removes the button. */
function PagedPeople() {
  const [count, setCount] = useState(2);
  const list = useRef<HTMLUListElement>(null);
  useListFocus(list);
  return (
    <ul ref={list} tabIndex={-1}>
      {EVERYBODY.slice(0, count).map((name) => (
        <li key={name} tabIndex={-1} data-card={name}>
          {name}
        </li>
      ))}
      {count < EVERYBODY.length && (
        <button type="button" data-more onClick={() => setCount(count + 2)}>
          Show More
        </button>
      )}
    </ul>
  );
}

it('the first card of each further page takes the focus of the button that showed it', async () => {
  render(<PagedPeople />);
  const hands = userEvent.setup();
  const more = screen.getByRole('button', { name: 'Show More' });
  await hands.click(more);
  await waitFor(() => expect(screen.getByText('Naomi')).toHaveFocus());

  more.focus();
  await hands.keyboard('{Enter}');

  await waitFor(() => expect(screen.getByText('Anna')).toHaveFocus());
});

it('the focus returns to the button of a card that is still there', async () => {
  const press = await askToRemoveRuth();

  await press('Cancel');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Remove Ruth' })).toHaveFocus();
});
