import { expect, it } from 'vitest';
import { countReports } from './count-reports.ts';

it('counts the reports of each post, the last reported first', () => {
  const reports = ['b', 'a', 'b', 'c', 'b'].map((post_id) => ({ post_id }));

  expect(countReports(reports)).toEqual([
    { postId: 'b', count: 3 },
    { postId: 'a', count: 1 },
    { postId: 'c', count: 1 },
  ]);
});
