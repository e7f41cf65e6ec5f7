import { expect, it } from 'vitest';
import { countReports } from './count-reports.ts';

it('reports are counted per post, with the most recently reported post first', () => {
  const reports = ['b', 'a', 'b', 'c', 'b'].map((post_id) => ({ post_id }));

  expect(countReports(reports)).toEqual([
    { postId: 'b', count: 3 },
    { postId: 'a', count: 1 },
    { postId: 'c', count: 1 },
  ]);
});
