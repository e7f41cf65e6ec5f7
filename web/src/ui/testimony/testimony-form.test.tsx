import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Appearance } from '../../app/appearance.tsx';
import { TestimonyForm } from './testimony-form.tsx';

function Form({ onSubmit }: { onSubmit: () => void }) {
  const [testimony, setTestimony] = useState('');
  return (
    <Appearance>
      <TestimonyForm
        hint="How was it answered?"
        testimony={testimony}
        onTestimony={setTestimony}
        isUnderway={false}
        onSubmit={onSubmit}
        onCancel={() => undefined}
      />
    </Appearance>
  );
}

it('a pasted testimony that is too long is not cut off, and is sent once it is short enough', async () => {
  const handleSubmit = vi.fn();
  render(<Form onSubmit={handleSubmit} />);
  const visitor = userEvent.setup();
  const field = screen.getByRole('textbox');
  await visitor.paste('a'.repeat(501));

  await visitor.click(screen.getByRole('button', { name: 'Mark as Answered' }));

  expect(field).toHaveValue('a'.repeat(501));
  expect(field).toHaveAccessibleDescription(/500/);
  expect(field).toHaveFocus();
  expect(handleSubmit).not.toHaveBeenCalled();

  await visitor.type(field, '{Backspace}');
  expect(field).toBeValid();
  await visitor.click(screen.getByRole('button', { name: 'Mark as Answered' }));
  expect(handleSubmit).toHaveBeenCalledOnce();
});
