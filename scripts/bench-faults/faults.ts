import type { Backend } from '../../local/backend/backend.ts';
import type { Gate } from '../../local/backend/gate.ts';

/** What dies: the processes that run functions, those who send messages, the file store, the database, or its answers alone. */
export const FAULTS = ['worker', 'mail', 'storage', 'firestore', 'answers'] as const;

export type Fault = (typeof FAULTS)[number];

/** Ways to everything that can be lost. */
export interface Gates {
  firestore: Gate;
  storage: Gate;
  outbox: Gate;
}

const GATES = { mail: 'outbox', storage: 'storage', firestore: 'firestore', answers: 'firestore' } as const;

/**
 * Lets it die; a worker is there again with the next call, all else with {@link heal}.
 * @returns what was hit
 */
export function strike(fault: Fault, backend: Pick<Backend, 'killFunctionWorkers'>, gates: Gates): string {
  if (fault === 'worker') {
    return `${backend.killFunctionWorkers()} workers`;
  }
  const gate = gates[GATES[fault]];
  return `${fault === 'answers' ? gate.muffle() : gate.shut()} connections`;
}

/** Brings back what died. */
export function heal(fault: Fault, gates: Gates): void {
  if (fault !== 'worker') {
    gates[GATES[fault]].open();
  }
}
