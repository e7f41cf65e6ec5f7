import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useNavigateWhileMounted } from './use-navigate-while-mounted.ts';

function FormScreen({ response }: { response: Promise<void> }) {
  const navigate = useNavigateWhileMounted();
  return (
    <>
      <button type="button" onClick={() => void response.then(() => navigate('/sent'))}>
        Send
      </button>
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
}

it.each([
  { does: 'stays', leads: 'to the next screen', leaves: false, shown: 'Sent' },
  { does: 'has left', leads: 'nowhere', leaves: true, shown: 'Another screen' },
])('a late response leads a person who $does $leads', async ({ leaves, shown }) => {
  const person = userEvent.setup();
  let answer: () => void = () => undefined;
  const response = new Promise<void>((resolve) => {
    answer = resolve;
  });
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<FormScreen response={response} />} />
        <Route path="/sent" element={<p>Sent</p>} />
        <Route path="/elsewhere" element={<p>Another screen</p>} />
      </Routes>
    </MemoryRouter>,
  );
  await person.click(screen.getByRole('button', { name: 'Send' }));
  if (leaves) {
    await person.click(screen.getByRole('link', { name: 'Elsewhere' }));
  }

  await act(async () => answer());

  expect(screen.getByText(shown)).toBeVisible();
});
