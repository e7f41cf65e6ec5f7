import * as z from 'zod';

const spanSchema = z.object({ start: z.int(), end: z.int() });

/** The start (inclusive) and end (exclusive) of a piece of a source. */
export type Span = Readonly<z.infer<typeof spanSchema>>;

const nodeSchema = z.object({
  sourcePosition: z.object({ currentOffset: z.int().default(0), endOffset: z.int() }),
  values: z
    .array(z.object({ value: z.looseObject({}).default({}), count: z.coerce.number().default(0) }))
    .optional(),
  get children() {
    return z.array(nodeSchema).optional();
  },
});

type CoverageNode = z.infer<typeof nodeSchema>;

const reportSchema = z.object({ report: z.array(nodeSchema).default([]) });

/** The kinds of values that an expression took, as bit flags. */
export const TOOK = { true: 1, false: 2, another: 4 } as const;

/** The index of an expression in the report, and the values that it took. */
export const reachedSchema = z.tuple([z.int(), z.int()]);

type Reached = z.infer<typeof reachedSchema>;

export const spansSchema = z.array(spanSchema);

/** Counts how often each expression of a project's rules took each kind of value since the rules were set. */
export class CoverageCounts {
  private constructor(
    readonly spans: readonly Span[],
    private readonly counts: readonly (readonly number[])[],
  ) {}

  static async read(emulatorHost: string, project: string): Promise<CoverageCounts> {
    const response = await fetch(`${addressOf(emulatorHost, project)}:ruleCoverage`);
    return CoverageCounts.of(await response.json());
  }

  static of(report: unknown): CoverageCounts {
    const known = new Map<string, { span: Span; counts: number[] }>();
    for (const node of reportSchema.parse(report).report.flatMap(withChildren)) {
      const span = { start: node.sourcePosition.currentOffset, end: node.sourcePosition.endOffset + 1 };
      const place = `${span.start}-${span.end}`;
      const own = countsOf(node);
      const counts = known.get(place)?.counts.map((count, kind) => count + (own[kind] ?? 0)) ?? own;
      known.set(place, { span, counts });
    }
    const all = [...known.values()];
    return new CoverageCounts(
      all.map(({ span }) => span),
      all.map(({ counts }) => counts),
    );
  }

  /** Returns what was evaluated since an earlier report of the same rules. Null means since the rules were set. */
  since(earlier: CoverageCounts | null): Reached[] {
    return this.counts
      .map((counts, index): Reached => [index, bitsOf(counts, earlier?.counts[index] ?? [])])
      .filter(([, took]) => took > 0);
  }
}

/** Sets a project's rules again, which resets their coverage. */
export async function beginCoverage(emulatorHost: string, project: string, rules: string): Promise<void> {
  const response = await fetch(`${addressOf(emulatorHost, project)}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: rules }] } }),
  });
  if (!response.ok) {
    throw new Error(`The emulator does not take the rules: ${await response.text()}`);
  }
}

function addressOf(emulatorHost: string, project: string): string {
  return `http://${emulatorHost}/emulator/v1/projects/${project}`;
}

function withChildren(node: CoverageNode): CoverageNode[] {
  return [node, ...(node.children ?? []).flatMap(withChildren)];
}

/** Returns the counts in bit order. Operands skipped by a short circuit have an empty value and are not counted. */
function countsOf({ values = [] }: CoverageNode): number[] {
  const counts = [0, 0, 0];
  for (const { value, count } of values.filter(({ value }) => Object.keys(value).length > 0)) {
    const kind = 'boolValue' in value ? (value.boolValue === true ? 0 : 1) : 2;
    counts[kind] = (counts[kind] ?? 0) + count;
  }
  return counts;
}

function bitsOf(counts: readonly number[], earlier: readonly number[]): number {
  return counts.reduce((bits, count, kind) => bits | (count > (earlier[kind] ?? 0) ? 1 << kind : 0), 0);
}
