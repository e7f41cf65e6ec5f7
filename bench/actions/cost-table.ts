import { totalOf } from '../read-meter/bill.ts';
import { type ActionCost, changesOf, findAction, readsOf } from './action-cost.ts';

/** Returns a row for each action measured in the small community, or in the large one if that is the only one. */
export function costTable(few: readonly ActionCost[], many: readonly ActionCost[]): object[] {
  return (few.length > 0 ? few : many).map((cost) => ({
    who: cost.role,
    action: cost.action,
    'direct reads': totalOf(cost.direct),
    'by rules': cost.direct.rules,
    'direct writes': changesOf(cost.direct),
    'round trips': cost.roundTrips,
    'callable reads': totalOf(cost.callable),
    'callable writes': changesOf(cost.callable),
    runs: cost.runs,
    'reads set off': totalOf(cost.after),
    'writes set off': changesOf(cost.after),
    'all reads at 100': readsIn(few, cost),
    'at 100,000': readsIn(many, cost),
  }));
}

function readsIn(costs: readonly ActionCost[], action: ActionCost): number | '' {
  const cost = findAction(costs, action);
  return cost === undefined ? '' : readsOf(cost);
}
