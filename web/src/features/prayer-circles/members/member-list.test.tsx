import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MemberList } from './member-list.tsx';

function member(name: string, is_leader: boolean) {
  return { circle_id: 'a-circle', user_id: name, display_name: name, is_leader, joined_at: new Date(0) };
}

it('the name of each button begins with its text, by which voice control presses it', () => {
  const anna = member('Anna', true);
  render(
    <MemberList members={[anna, member('Ruth', false)]} own={anna} onRemove={vi.fn()} onHandOver={vi.fn()} />,
  );

  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(['Make Leader', 'Remove']);
  for (const button of buttons) {
    expect(button).toHaveAccessibleName(expect.stringMatching(`^${button.textContent}.*Ruth`));
  }
});

it('names are isolated, because one written from right to left would reorder the text beside it', () => {
  const sarah = member('שרה', false);
  render(
    <MemberList members={[sarah, member('רות', true)]} own={sarah} onRemove={vi.fn()} onHandOver={vi.fn()} />,
  );

  expect(screen.getByText('שרה').tagName).toBe('BDI');
  expect(screen.getByText('רות').tagName).toBe('BDI');
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/^שרה \(you\)$/);
});
