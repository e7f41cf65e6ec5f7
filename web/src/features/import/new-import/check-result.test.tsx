import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CheckResult } from './check-result.tsx';

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
