import { message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { documentIdSchema } from '../fields/document-id.ts';
import { withMessage } from '../fields/validation-messages.ts';
import { refusalSchema } from '../refusal.ts';
import { CHUNK_MAX_ROWS } from './chunk-rows.ts';
import { IMPORT_MAX_ROWS_OF } from './import-kind.ts';
import { groupRowSchema, personRowSchema, requestRowSchema } from './import-rows.ts';
import { IMPORT_STATES, importPlanFields, refusedRowSchema, UNDO_WITHIN_HOURS } from './stored-import.ts';

/** Maximum number of imports per leader and hour. */
export const IMPORTS_PER_HOUR = 30;

export const IMPORT_REFUSALS = {
  tooMany: message('You’ve started many imports this hour. Please try again later.'),
  tooManyRows: message('This file has too many rows. Please split it and import the parts.'),
  noImport: message('This import no longer exists.'),
  notRunning: message(
    'This import can’t be continued. Please start it again. Nothing will be imported twice.',
  ),
  outOfOrder: message('This import is running somewhere else. Please reload.'),
  tooLateToUndo: message(`An import can be undone for ${UNDO_WITHIN_HOURS} hours. This one is older.`),
} as const;

/** Why a person’s row that passed the check was refused. */
export const REFUSED_ROWS = {
  hasAccount: message('This address already has an account. Please add this person under User Management.'),
  notAdded: message('We couldn’t add this person. Please try again.'),
} as const;

const importId = documentIdSchema(64);

/** `startImport`: begins an import, or continues one of the same rows that was cut off. */
export const startImportInputSchema = z
  .strictObject(importPlanFields)
  .refine(
    ({ kind, row_count }) => row_count <= IMPORT_MAX_ROWS_OF[kind],
    withMessage(IMPORT_REFUSALS.tooManyRows),
  );
export const startImportOutputSchema = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    importId: z.string(),
    chunksDone: z.int(),
    /** The refused rows of the chunks that are already stored. */
    refusedRows: z.array(refusedRowSchema),
  }),
  refusalSchema,
]);

const chunkFields = { importId, index: z.int().min(0) };
const rowsOf = <Row extends z.ZodType>(row: Row, max: number) => z.array(row).min(1).max(max);

/** `importRows`: stores the next chunk of an import. A chunk that is already stored does not change. */
export const importRowsInputSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...chunkFields,
    kind: z.literal('requests'),
    rows: rowsOf(requestRowSchema, CHUNK_MAX_ROWS.requests),
  }),
  z.strictObject({
    ...chunkFields,
    kind: z.literal('people'),
    rows: rowsOf(personRowSchema, CHUNK_MAX_ROWS.people),
  }),
  z.strictObject({
    ...chunkFields,
    kind: z.literal('groups'),
    rows: rowsOf(groupRowSchema, CHUNK_MAX_ROWS.groups),
  }),
]);
export const importRowsOutputSchema = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    chunksDone: z.int(),
    /** The rows of this chunk that were refused. */
    refusedRows: z.array(refusedRowSchema),
  }),
  refusalSchema,
]);

/** `undoImport`: removes what the next chunk of an import created, and returns the state. Called until it is `undone`. */
export const undoImportInputSchema = z.strictObject({ importId });
export const undoImportOutputSchema = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), state: z.enum(IMPORT_STATES) }),
  refusalSchema,
]);

export type RefusedRow = z.infer<typeof refusedRowSchema>;
