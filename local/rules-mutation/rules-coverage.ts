import * as z from 'zod';
import type { Span } from './expression-span.ts';

interface CoverageNode {
  sourcePosition: { currentOffset: number; endOffset: number };
  values?: { value: object }[] | undefined;
  children?: CoverageNode[] | undefined;
}

const nodeSchema: z.ZodType<CoverageNode> = z.object({
  sourcePosition: z.object({ currentOffset: z.int().default(0), endOffset: z.int() }),
  values: z.array(z.object({ value: z.looseObject({}).default({}) })).optional(),
  children: z.array(z.lazy(() => nodeSchema)).optional(),
});

const reportSchema = z.object({ report: z.array(nodeSchema).default([]) });

const spanSchema = z.object({ start: z.int(), end: z.int() });

/** What of a project's rules was evaluated since they were set, in a form that can be kept. */
export const rulesCoverageSchema = z.object({ nodes: z.array(spanSchema), evaluated: z.array(spanSchema) });

export type RulesCoverage = z.infer<typeof rulesCoverageSchema>;

/** Asks the Firestore emulator. */
export async function coverageOf(emulatorHost: string, project: string): Promise<RulesCoverage> {
  const response = await fetch(`http://${emulatorHost}/emulator/v1/projects/${project}:ruleCoverage`);
  const nodes = reportSchema.parse(await response.json()).report.flatMap(withChildren);
  return { nodes: nodes.map(spanOf), evaluated: nodes.filter(isEvaluated).map(spanOf) };
}

/** True where an expression was evaluated, or where that cannot be known: of a literal the emulator does not tell. */
export function reaches({ nodes, evaluated }: RulesCoverage, expression: Span): boolean {
  const lies = (span: Span) => expression.start <= span.start && span.end <= expression.end;
  return evaluated.some(lies) || !nodes.some(lies);
}

function withChildren(node: CoverageNode): CoverageNode[] {
  return [node, ...(node.children ?? []).flatMap(withChildren)];
}

function spanOf({ sourcePosition }: CoverageNode): Span {
  return { start: sourcePosition.currentOffset, end: sourcePosition.endOffset + 1 };
}

/** What a short circuit skipped has a value without content. */
function isEvaluated({ values = [] }: CoverageNode): boolean {
  return values.some(({ value }) => Object.keys(value).length > 0);
}
