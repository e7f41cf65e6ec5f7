import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CheckResult } from './check-result.tsx';
import type { RowCheck } from './use-checked-rows.ts';

it.each([
  [1, 'Checking 1 row…'],
  [2, 'Checking 2 rows…'],
])('a running check says how many rows it checks: %i', (rows, text) => {
  const file = {
    name: 'requests.csv',
    fingerprint: '',
    header: ['Prayer'],
    records: Array(rows).fill(['Peace']),
  };

  render(
    <CheckResult file={file} columns={{}} check={{ state: 'checking', checkedRows: 0 }} onStart={null} />,
  );

  expect(screen.getByRole('status')).toHaveTextContent(text);
});

it('the result is announced by the element that announced the check', () => {
  const file = { name: 'requests.csv', fingerprint: '', header: ['Prayer'], records: [['']] };
  const show = (check: RowCheck) => <CheckResult file={file} columns={{}} check={check} onStart={null} />;
  const { rerender } = render(show({ state: 'checking', checkedRows: 0 }));
  const status = screen.getByRole('status');

  rerender(show({ state: 'checked', result: { kind: 'requests', rows: [], badRows: [] } }));

  expect(screen.getByRole('status')).toBe(status);
  expect(status).toHaveTextContent('Ready to import: 0 prayer requests.');
});
