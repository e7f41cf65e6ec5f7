import * as z from 'zod';

/** How a field is indexed: sorted in one direction, or by each element of an array. */
export type IndexMode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS';

const scopeSchema = z.enum(['COLLECTION', 'COLLECTION_GROUP']);

const modeFields = {
  order: z.enum(['ASCENDING', 'DESCENDING']).optional(),
  arrayConfig: z.literal('CONTAINS').optional(),
};

const compositeSchema = z.object({
  collectionGroup: z.string(),
  queryScope: scopeSchema,
  fields: z.array(z.object({ fieldPath: z.string(), ...modeFields }).transform(withMode)),
});

/** The single-field indexes of a field, which replace those that Firestore creates automatically. */
const overrideSchema = z.object({
  collectionGroup: z.string(),
  fieldPath: z.string(),
  indexes: z.array(z.object({ queryScope: scopeSchema, ...modeFields }).transform(withMode)),
});

const fileSchema = z.object({
  indexes: z.array(compositeSchema),
  fieldOverrides: z.array(overrideSchema).default([]),
});

export type CompositeIndex = z.infer<typeof compositeSchema>;
export type FieldOverride = z.infer<typeof overrideSchema>;
export type IndexFile = z.infer<typeof fileSchema>;

/**
 * Parses `firestore.indexes.json`.
 * @see https://firebase.google.com/docs/reference/firestore/indexes
 */
export function parseIndexFile(text: string): IndexFile {
  return fileSchema.parse(JSON.parse(text));
}

function withMode<Entry extends { order?: IndexMode | undefined; arrayConfig?: IndexMode | undefined }>(
  entry: Entry,
): Entry & { mode: IndexMode } {
  return { ...entry, mode: entry.order ?? entry.arrayConfig ?? 'ASCENDING' };
}
