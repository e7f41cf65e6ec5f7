import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useStoredChoice } from './use-stored-choice.ts';

function Choice() {
  const [isWanted, store] = useStoredChoice();
  return (
    <button type="button" onClick={() => store(false)}>
      {String(isWanted)}
    </button>
  );
}

/** Mounts the choice anew on request, as a change of language does. */
function Page() {
  const [key, setKey] = useState(0);
  return (
    <>
      <Choice key={key} />
      <button type="button" onClick={() => setKey(1)}>
        Mount anew
      </button>
    </>
  );
}

it('a choice survives if the page is mounted anew before the history entry shows it', () => {
  render(<Page />, { wrapper: MemoryRouter });

  // The router changes its location in a transition, which a busy browser renders later.
  act(() => {
    flushSync(() => screen.getByRole('button', { name: 'undefined' }).click());
    flushSync(() => screen.getByRole('button', { name: 'Mount anew' }).click());
  });

  expect(screen.getByRole('button', { name: 'false' })).toBeVisible();
});
