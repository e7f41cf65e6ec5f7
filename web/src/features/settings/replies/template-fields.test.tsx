import { zodResolver } from '@hookform/resolvers/zod';
import {
  CHOSEN_SETTINGS,
  type ReplySettings,
  replySettingsSchema,
} from '@prayer-community/domain/settings/settings';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { TemplateFields } from './template-fields.tsx';

function Templates() {
  const form = useForm<ReplySettings>({
    mode: 'onChange',
    resolver: zodResolver(CHOSEN_SETTINGS.replies),
    defaultValues: replySettingsSchema.parse({}),
  });
  return <TemplateFields form={form} />;
}

it('a pasted template that is too long is not cut off, and says why it is refused', async () => {
  render(<Templates />);
  const [template = document.body] = screen.getAllByLabelText('English');

  await userEvent.clear(template);
  expect(await screen.findByText('Please write a template.')).toBeVisible();
  await userEvent.paste('a'.repeat(501));

  expect(template).toHaveValue('a'.repeat(501));
  expect(await screen.findByText('String must contain at most 500 character(s)')).toBeVisible();
});
