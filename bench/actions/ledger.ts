import { setTimeout } from 'node:timers/promises';
import { CALLABLES } from '@prayer-community/domain/callables';
import { addBills, type Bill, NOTHING } from '../read-meter/bill.ts';
import type { FirestoreCall, MeteredGrpc } from '../read-meter/metered-grpc.ts';
import type { ReadMeter } from '../read-meter/read-meter.ts';
import { roundTripsOf } from '../read-meter/round-trips.ts';
import type { RulesJudgement } from '../read-meter/rules-judgement.ts';
import { type ActionCost, billOf, changesOf, type Role, readsOf } from './action-cost.ts';
import type { FunctionRuns } from './function-runs.ts';

/** A role that acts, with its ID token. Null for a visitor without one. */
export interface Actor {
  readonly role: Role;
  readonly idToken: string | null;
}

const POLL_MS = 100;
const LONGEST_MS = 180_000;

interface Instruments {
  quietMs: number;
  meter: ReadMeter;
  grpc: MeteredGrpc;
  rules: RulesJudgement;
  runs: FunctionRuns;
}

export class Ledger {
  readonly costs: ActionCost[] = [];

  constructor(private readonly instruments: Instruments) {}

  /** Runs work without measuring it, and waits until everything it sets off is finished. */
  async prepare<Prepared>(work: () => Promise<Prepared>): Promise<Prepared> {
    const prepared = await work();
    await this.#settle(Date.now());
    return prepared;
  }

  /** Measures one action, including everything it sets off. */
  async measure<Done>(actor: Actor, action: string, work: () => Promise<Done>): Promise<Done> {
    const { meter, grpc, rules, runs } = this.instruments;
    await this.#settle(0);
    meter.take();
    meter.takeRuledReads();
    grpc.take();
    runs.take();
    const named = await rules.named();
    const done = await work();
    await this.#settle(Date.now());
    const bill = meter.take();
    const reads = meter.takeRuledReads();
    const byWrites = bill.writes + bill.deletes > 0 ? await rules.readSince(named) : [];
    let judged = byWrites.length;
    for (const read of reads) {
      judged += await rules.costOf(read, actor.role, actor.idToken);
    }
    const calls = grpc.take();
    const [byCallables, others] = [calls.filter(isOfCallable), calls.filter((call) => !isOfCallable(call))];
    const cost: ActionCost = {
      role: actor.role,
      action,
      direct: { ...bill, rules: judged },
      callable: sumOf(byCallables),
      roundTrips: roundTripsOf(byCallables),
      after: sumOf(others),
      runs: runs.take(),
    };
    this.costs.push(cost);
    console.log(`  ${actor.role}: ${action}: ${readsOf(cost)} reads, ${changesOf(billOf(cost))} writes`);
    return done;
  }

  /**
   * Waits until nothing is running and nothing has happened for `quietMs`.
   * @param since when the last work was started, in milliseconds
   */
  async #settle(since: number): Promise<void> {
    const { quietMs, meter, grpc, runs } = this.instruments;
    const begun = Date.now();
    for (;;) {
      const lastAt = Math.max(meter.lastSeenAt, grpc.lastSeenAt, runs.lastSeenAt(), since);
      if (Date.now() - lastAt > quietMs && runs.areOver()) {
        return;
      }
      if (Date.now() - begun > LONGEST_MS) {
        throw new Error('The functions did not become idle');
      }
      await setTimeout(POLL_MS);
    }
  }
}

function isOfCallable({ functionName }: FirestoreCall): boolean {
  return functionName in CALLABLES;
}

function sumOf(calls: readonly FirestoreCall[]): Bill {
  return calls.map(({ bill }) => bill).reduce(addBills, NOTHING);
}
