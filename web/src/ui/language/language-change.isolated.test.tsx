import { shownText } from '@prayer-community/i18n/text';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { showToast } from '../toast/toast.ts';
import { changeLanguage } from './change-language.ts';
import { hasUnsavedInput } from './has-unsaved-input.ts';
import { LanguageChange } from './language-change.tsx';

vi.mock('../toast/toast.ts');
vi.mock('./change-language.ts');
vi.mock('./has-unsaved-input.ts');

it('changing the language asks first if something has not been sent yet', async () => {
  vi.mocked(hasUnsavedInput).mockReturnValue(true);
  vi.mocked(changeLanguage).mockResolvedValue(undefined);
  render(<LanguageChange language="es" persists onStay={vi.fn()} />);
  expect(screen.getByText('Anything you haven’t sent will be lost.')).toBeVisible();
  expect(changeLanguage).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Change Language' }));

  expect(changeLanguage).toHaveBeenCalledExactlyOnceWith('es', true);
});

it('a failure to load the texts is reported, and the language stays', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.mocked(hasUnsavedInput).mockReturnValue(false);
  vi.mocked(changeLanguage).mockRejectedValue(new Error('no connection'));
  const onStay = vi.fn();
  render(<LanguageChange language="es" persists onStay={onStay} />);

  await waitFor(() => expect(showToast).toHaveBeenCalledOnce());

  const [toast] = vi.mocked(showToast).mock.calls[0] ?? [];
  expect(shownText(toast?.text ?? '')).toBe(
    'We couldn’t change the language. Please check your connection and try again.',
  );
  expect(onStay).toHaveBeenCalledOnce();
});
