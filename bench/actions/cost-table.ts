import { totalOf } from '../read-meter/bill.ts';
import { type ActionCost, changesOf, findAction, readsOf } from './action-cost.ts';

const HEADING = [
  'who',
  'action',
  'directly, reads (of them by rules)',
  'writes',
  'by a callable, round trips',
  'reads',
  'writes',
  'set off, runs',
  'reads',
  'writes',
  'all reads at 100 requests',
  'at 100,000',
];

/** Returns the costs as a Markdown table, next to those of the same actions in a community of another size. */
export function costTable(costs: readonly ActionCost[], others: readonly ActionCost[]): string {
  const rows = costs.map((cost) => {
    const other = findAction(others, cost);
    return [
      cost.role.replace('_', ' '),
      cost.action,
      `${totalOf(cost.direct)} (${cost.direct.rules})`,
      changesOf(cost.direct),
      cost.roundTrips,
      totalOf(cost.callable),
      changesOf(cost.callable),
      cost.runs,
      totalOf(cost.after),
      changesOf(cost.after),
      readsOf(cost),
      other === undefined ? '' : readsOf(other),
    ];
  });
  const rule = HEADING.map((_, column) => (column < 2 ? '---' : '--:'));
  return [HEADING, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
