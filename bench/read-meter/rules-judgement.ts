import { readCoverage } from '../../tools/firebase-rules/rules-coverage.ts';
import { PROJECT_ID } from '../../tools/project.ts';
import type { RuledRead } from './ruled-read.ts';

/** How often the rules named each document, by position in the rules. */
type Named = ReadonlyMap<string, number>;

/**
 * Determines which documents the rules of a running Firestore emulator read. Its coverage report contains the value of
 * every evaluated expression, including each path passed to `get`, `exists` or `getAfter`.
 */
export class RulesJudgement {
  readonly #known = new Map<string, number>();

  /** @param emulator `host:port` of the Firestore emulator itself, bypassing any meter */
  constructor(private readonly emulator: string) {}

  async named(): Promise<Named> {
    const named = new Map<string, number>();
    for (const { start, end, values } of await readCoverage(this.emulator, PROJECT_ID)) {
      for (const { value, count } of values) {
        const path = pathIn(value);
        if (path !== null) {
          const place = `${start}-${end} ${path}`;
          named.set(place, (named.get(place) ?? 0) + count);
        }
      }
    }
    return named;
  }

  /** Returns the documents read since then. Each is billed once per request. */
  async readSince(before: Named): Promise<string[]> {
    const documents = [...(await this.named())]
      .filter(([place, count]) => count > (before.get(place) ?? 0))
      .map(([place]) => place.slice(place.indexOf(' ') + 1));
    return [...new Set(documents)].sort();
  }

  /**
   * Returns how many documents the rules read to decide this read. Repeats the read while nothing else is running, once
   * for each kind of read.
   */
  async costOf(read: RuledRead, actor: string, idToken: string | null): Promise<number> {
    const kind = [actor, read.collectionId, ...fieldsOf(read)].join(' ');
    const known = this.#known.get(kind);
    if (known !== undefined) {
      return known;
    }
    const before = await this.named();
    await this.#ask(read, idToken);
    const cost = (await this.readSince(before)).length;
    this.#known.set(kind, cost);
    return cost;
  }

  async #ask({ document, query }: RuledRead, idToken: string | null): Promise<void> {
    const headers: Record<string, string> = idToken === null ? {} : { Authorization: `Bearer ${idToken}` };
    const url = `http://${this.emulator}/v1/${document}`;
    const asked = { method: 'POST', headers, body: JSON.stringify({ structuredQuery: query }) };
    const response = await (query === undefined ? fetch(url, { headers }) : fetch(`${url}:runQuery`, asked));
    await response.arrayBuffer();
  }
}

/** Returns what distinguishes kinds of reads: a single document, or a query with certain fields. */
function fieldsOf({ query }: RuledRead): string[] {
  return query === undefined
    ? ['one document']
    : [...JSON.stringify(query).matchAll(/"fieldPath":"([^"]+)"/g)].map(([, field = '']) => field);
}

/** Returns the path of a document below the database. Null if the value is not such a path. */
function pathIn({ pathValue }: Readonly<Record<string, unknown>>): string | null {
  const segments = JSON.stringify(pathValue ?? null).matchAll(/"(?:simple|capture)":"([^"]*)"/g);
  const path = [...segments].map(([, segment = '']) => segment).join('/');
  const [, below] = /^databases\/[^/]+\/documents\/(.+)$/.exec(path) ?? [];
  return below ?? null;
}
