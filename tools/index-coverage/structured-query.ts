import * as z from 'zod';

const fieldSchema = z.object({ fieldPath: z.string() });

/** Operators, grouped by the kind of index that they need. */
const EQUALITIES = ['EQUAL', 'IN', 'IS_NULL', 'IS_NAN'] as const;
const CONTAINMENTS = ['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY'] as const;
const INEQUALITIES = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
] as const;

const conditionSchema = z.object({
  field: fieldSchema,
  op: z.enum([...EQUALITIES, ...CONTAINMENTS, ...INEQUALITIES]),
});

const filterSchema = z.object({
  get compositeFilter() {
    return z.object({ op: z.enum(['AND', 'OR']), filters: z.array(filterSchema) }).optional();
  },
  fieldFilter: conditionSchema.optional(),
  unaryFilter: conditionSchema.optional(),
});

const directionSchema = z.enum(['ASCENDING', 'DESCENDING']);

/** A query in Firestore's protocol. Rejects parts whose index requirements are not known here. */
const structuredQuerySchema = z.strictObject({
  // Recursively deleting a document queries all collections.
  from: z.tuple([
    z.object({ collectionId: z.string().default('*'), allDescendants: z.boolean().default(false) }),
  ]),
  where: filterSchema.optional(),
  orderBy: z
    .array(z.object({ field: fieldSchema, direction: directionSchema.default('ASCENDING') }))
    .default([]),
  // These do not affect the index.
  select: z.unknown().optional(),
  startAt: z.unknown().optional(),
  endAt: z.unknown().optional(),
  offset: z.unknown().optional(),
  limit: z.unknown().optional(),
});

type Direction = z.infer<typeof directionSchema>;

export interface Order {
  readonly field: string;
  readonly direction: Direction;
}

/** A query's index requirements. Queries of the same shape differ only in values. */
export interface QueryShape {
  readonly collection: string;
  readonly scope: 'COLLECTION' | 'COLLECTION_GROUP';
  /** Fields that must equal a value, sorted. */
  readonly equalities: readonly string[];
  /** Array fields that must contain a value, sorted. */
  readonly containments: readonly string[];
  /** The sort order, including fields that inequalities add, without a trailing document name that every index has there. */
  readonly orders: readonly Order[];
}

const DOCUMENT_NAME = '__name__';

/**
 * Returns the shapes of a query. There are several if OR splits the query.
 * @throws z.ZodError for a query whose index requirements are not known here
 * @see https://firebase.google.com/docs/firestore/query-data/order-limit-data on the order that inequalities add
 */
export function shapesOf(query: unknown): QueryShape[] {
  const { from, where, orderBy } = structuredQuerySchema.parse(query);
  const [{ collectionId, allDescendants }] = from;
  return alternatives(where).map((conditions) => {
    const among = (operators: readonly string[]) => [
      ...new Set(conditions.filter(({ op }) => operators.includes(op)).map(({ field }) => field.fieldPath)),
    ];
    // Looking up a single document by name needs no index.
    const equalities = among(EQUALITIES).filter((field) => field !== DOCUMENT_NAME);
    const explicit = orderBy
      .map(({ field, direction }): Order => ({ field: field.fieldPath, direction }))
      .filter(({ field }) => !equalities.includes(field));
    const direction = explicit.at(-1)?.direction ?? 'ASCENDING';
    const added = among(INEQUALITIES)
      .filter((field) => !explicit.some((order) => order.field === field))
      .sort()
      .map((field): Order => ({ field, direction }));
    return {
      collection: collectionId,
      scope: allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
      equalities: equalities.sort(),
      containments: among(CONTAINMENTS).sort(),
      orders: withoutTrailingName([...explicit, ...added]),
    };
  });
}

/** Every index ends with the document name, in the direction of the field before it. */
function withoutTrailingName(orders: readonly Order[]): readonly Order[] {
  const last = orders.at(-1);
  const direction = orders.at(-2)?.direction ?? 'ASCENDING';
  return last?.field === DOCUMENT_NAME && last.direction === direction ? orders.slice(0, -1) : orders;
}

type Condition = z.infer<typeof conditionSchema>;
type Filter = z.infer<typeof filterSchema>;

/** Returns the alternatives of a filter. Each is a list of conditions that must all be met. */
function alternatives(filter: Filter | undefined): Condition[][] {
  const condition = filter?.fieldFilter ?? filter?.unaryFilter;
  if (condition !== undefined) {
    return [[condition]];
  }
  const parts = filter?.compositeFilter?.filters.map(alternatives) ?? [];
  return filter?.compositeFilter?.op === 'OR'
    ? parts.flat()
    : parts.reduce((all, part) => all.flatMap((held) => part.map((more) => [...held, ...more])), [[]]);
}
