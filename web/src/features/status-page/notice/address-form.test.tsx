import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AddressForm } from './address-form.tsx';

it('an error is announced, because Enter leaves the focus in the field', async () => {
  const onChosen = vi.fn();
  render(<AddressForm isUnderway={false} onChosen={onChosen} onCancel={null} />);

  await userEvent.type(screen.getByLabelText('Email address'), 'ruth{Enter}');

  expect(screen.getByRole('alert')).toBeVisible();
  expect(onChosen).not.toHaveBeenCalled();
});
