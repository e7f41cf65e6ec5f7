import * as z from 'zod';

const scopeSchema = z.enum(['COLLECTION', 'COLLECTION_GROUP']);

const modeFields = {
  order: z.enum(['ASCENDING', 'DESCENDING']).optional(),
  arrayConfig: z.literal('CONTAINS').optional(),
};

const fileSchema = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope: scopeSchema,
      fields: z.array(z.object({ fieldPath: z.string(), ...modeFields })),
    }),
  ),
  fieldOverrides: z
    .array(
      z.object({
        collectionGroup: z.string(),
        fieldPath: z.string(),
        indexes: z.array(z.object({ queryScope: scopeSchema, ...modeFields })),
      }),
    )
    .default([]),
});

type Scope = z.infer<typeof scopeSchema>;

/** How an index has a field: sorted one way, or by each element of an array. */
export type IndexMode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS';

/** An index over several fields. */
export interface CompositeIndex {
  readonly collection: string;
  readonly scope: Scope;
  readonly fields: readonly { readonly field: string; readonly mode: IndexMode }[];
}

/** The single-field indexes of one field, instead of those that Firestore creates automatically. */
export interface FieldOverride {
  readonly collection: string;
  readonly field: string;
  readonly indexes: readonly { readonly scope: Scope; readonly mode: IndexMode }[];
}

export interface IndexFile {
  readonly composites: readonly CompositeIndex[];
  readonly overrides: readonly FieldOverride[];
}

/**
 * What `firestore.indexes.json` says.
 * @see https://firebase.google.com/docs/reference/firestore/indexes
 */
export function parseIndexFile(text: string): IndexFile {
  const { indexes, fieldOverrides } = fileSchema.parse(JSON.parse(text));
  return {
    composites: indexes.map(({ collectionGroup, queryScope, fields }) => ({
      collection: collectionGroup,
      scope: queryScope,
      fields: fields.map(({ fieldPath, ...entry }) => ({ field: fieldPath, mode: modeOf(entry) })),
    })),
    overrides: fieldOverrides.map(({ collectionGroup, fieldPath, indexes: entries }) => ({
      collection: collectionGroup,
      field: fieldPath,
      indexes: entries.map(({ queryScope, ...entry }) => ({ scope: queryScope, mode: modeOf(entry) })),
    })),
  };
}

function modeOf({
  order,
  arrayConfig,
}: {
  order?: IndexMode | undefined;
  arrayConfig?: IndexMode | undefined;
}): IndexMode {
  return order ?? arrayConfig ?? 'ASCENDING';
}
