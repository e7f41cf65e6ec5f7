import { DEFAULT_REPLY_TEMPLATES } from '@prayer-community/domain/settings/reply-templates';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TemplateList } from './template-list.tsx';

const { en, es } = DEFAULT_REPLY_TEMPLATES;
const [firstSpanish = '', secondSpanish = ''] = es;
const [, secondEnglish = ''] = en;

it('a template changed in one language only is shown as it is inserted, the others in the language of the reader', async () => {
  const onPick = vi.fn();
  const templates = { en: ['We light a candle for you.', ...en.slice(1)], es };
  render(<TemplateList templates={templates} language="es" onPick={onPick} />);

  const changed = screen.getByRole('button', { name: firstSpanish });
  expect(changed).toHaveAttribute('lang', 'es');
  expect(screen.queryByText('We light a candle for you.')).toBeNull();
  const unchanged = screen.getByRole('button', { name: secondEnglish });
  expect(unchanged).toHaveAttribute('lang', 'en');

  await userEvent.click(changed);
  await userEvent.click(unchanged);
  expect(onPick.mock.calls).toEqual([[firstSpanish], [secondSpanish]]);
});
