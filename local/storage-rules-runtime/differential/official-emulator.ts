import { type Condition, type Judgement, rulesetOf } from './condition.ts';
import { CLAIMS } from './literals.ts';

/** Conditions in one ruleset, and requests under way at once. */
const BATCH = 50;
const CONCURRENCY = 8;

/** The emulator answers some conditions, in the compiler or at the request, with an internal error. */
export type OfficialJudgement = Judgement | 'failed';

/** Google's Firestore emulator, asked through its REST interface what it makes of conditions. */
export class OfficialEmulator {
  constructor(
    /** `host:port` */
    private readonly host: string,
    /** One that nobody else uses: its ruleset is replaced again and again. */
    private readonly project: string,
  ) {}

  /** @param batch how many share a ruleset; 1 where one may break out of its place */
  async judge(conditions: readonly Condition[], batch = BATCH): Promise<readonly OfficialJudgement[]> {
    const judgements: OfficialJudgement[] = [];
    for (let at = 0; at < conditions.length; at += batch) {
      judgements.push(...(await this.judgeBatch(conditions.slice(at, at + batch))));
    }
    return judgements;
  }

  /** One condition that does not compile refuses the whole ruleset: halves are tried until it stands alone. */
  private async judgeBatch(conditions: readonly Condition[]): Promise<readonly OfficialJudgement[]> {
    const outcome = await this.load(conditions);
    if (outcome === 'loaded') {
      return this.requestAll(conditions.length);
    }
    if (conditions.length === 1) {
      return [outcome];
    }
    const middle = Math.ceil(conditions.length / 2);
    const first = await this.judgeBatch(conditions.slice(0, middle));
    return [...first, ...(await this.judgeBatch(conditions.slice(middle)))];
  }

  private async load(conditions: readonly Condition[]): Promise<'loaded' | 'refused' | 'failed'> {
    const content = rulesetOf('cloud.firestore', conditions);
    const response = await fetch(`http://${this.host}/emulator/v1/projects/${this.project}:securityRules`, {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    });
    const answer = await response.text();
    if (response.status === 500) {
      return 'failed';
    }
    if (!response.ok && !answer.includes('Error compiling rules')) {
      throw new Error(`the emulator answered ${response.status}: ${answer}`);
    }
    return response.ok ? 'loaded' : 'refused';
  }

  private async requestAll(count: number): Promise<readonly OfficialJudgement[]> {
    const judgements: OfficialJudgement[] = [];
    for (let at = 0; at < count; at += CONCURRENCY) {
      const numbers = Array.from({ length: Math.min(CONCURRENCY, count - at) }, (_, index) => at + index);
      judgements.push(...(await Promise.all(numbers.map((number) => this.request(number)))));
    }
    return judgements;
  }

  /** No document exists: where its read is allowed it is not found. */
  private async request(number: number): Promise<OfficialJudgement> {
    const path = `projects/${this.project}/databases/(default)/documents/c${number}/d`;
    const headers = { Authorization: `Bearer ${unsignedToken(CLAIMS)}` };
    const response = await fetch(`http://${this.host}/v1/${path}`, { headers });
    await response.arrayBuffer();
    if (![403, 404, 500].includes(response.status)) {
      throw new Error(`the emulator answered ${response.status}`);
    }
    if (response.status === 500) {
      return 'failed';
    }
    return response.status === 404 ? 'allow' : 'deny';
  }
}

function unsignedToken(claims: object): string {
  const parts = [{ alg: 'none' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  return `${parts.join('.')}.`;
}
