import * as z from 'zod';

export const spanSchema = z.object({ start: z.int(), end: z.int() });

/** The start (inclusive) and end (exclusive) of a piece of a source. */
export type Span = Readonly<z.infer<typeof spanSchema>>;

const nodeSchema = z.object({
  sourcePosition: z.object({ currentOffset: z.int().default(0), endOffset: z.int() }),
  values: z
    .array(z.object({ value: z.looseObject({}).default({}), count: z.coerce.number().default(0) }))
    .default([]),
  get children() {
    return z.array(nodeSchema).optional();
  },
});

type CoverageNode = z.infer<typeof nodeSchema>;

const reportSchema = z.object({ report: z.array(nodeSchema).default([]) });

/** An expression of the rules, and how often it took each value since the rules were set. */
export interface CoveredExpression extends Span {
  readonly values: CoverageNode['values'];
}

/** Reads the coverage of a project's rules from the Firestore emulator. */
export async function readCoverage(emulatorHost: string, project: string): Promise<CoveredExpression[]> {
  const response = await fetch(`${addressOf(emulatorHost, project)}:ruleCoverage`);
  return expressionsIn(await response.json());
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

/** Returns each expression of a coverage report once, even if it is reported several times. */
export function expressionsIn(report: unknown): CoveredExpression[] {
  const known = new Map<string, CoveredExpression>();
  for (const { sourcePosition, values } of reportSchema.parse(report).report.flatMap(withChildren)) {
    const span = { start: sourcePosition.currentOffset, end: sourcePosition.endOffset + 1 };
    const place = `${span.start}-${span.end}`;
    // Operands skipped by a short circuit have an empty value.
    const evaluated = values.filter(({ value }) => Object.keys(value).length > 0);
    known.set(place, { ...span, values: [...(known.get(place)?.values ?? []), ...evaluated] });
  }
  return [...known.values()];
}

function addressOf(emulatorHost: string, project: string): string {
  return `http://${emulatorHost}/emulator/v1/projects/${project}`;
}

function withChildren(node: CoverageNode): CoverageNode[] {
  return [node, ...(node.children ?? []).flatMap(withChildren)];
}
