import { z } from 'zod';
import { expressionValueSchema } from './expression-value.ts';
import { firestoreDocumentSchema } from './firestore-document.ts';

/** What the Firebase CLI asks of the runtime: firebase-tools, src/emulator/storage/rules/types.ts. */
export const requestSchema = z.union([
  z.object({
    id: z.int(),
    action: z.literal('load_ruleset'),
    context: z.object({
      rulesetName: z.string(),
      source: z.object({ files: z.array(z.object({ name: z.string(), content: z.string() })).min(1) }),
    }),
  }),
  z.object({
    id: z.int(),
    action: z.literal('verify'),
    context: z.object({
      rulesetName: z.string(),
      service: z.string(),
      path: z.string(),
      method: z.string(),
      delimiter: z.string().optional(),
      variables: z.record(z.string(), expressionValueSchema),
    }),
  }),
  /** The answer to our own question for a document. */
  z.object({
    id: z.int(),
    action: z.undefined().optional(),
    status: z.string(),
    result: firestoreDocumentSchema.optional(),
  }),
]);

export type Request = z.infer<typeof requestSchema>;
export type LoadRuleset = Extract<Request, { action: 'load_ruleset' }>;
export type Verify = Extract<Request, { action: 'verify' }>;
export type FetchedDocument = Extract<Request, { status: string }>;

/** What the runtime writes. The CLI drops a message whose status is not ok, and its caller waits for ever: errors go beside. */
export type Response = {
  readonly status: 'ok';
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
} & (
  | {
      readonly id: number;
      readonly result?: { readonly rulesVersion: number } | { readonly permit: boolean };
    }
  | {
      readonly server_request_id: number;
      readonly action: 'fetch_firestore_document';
      readonly context: { readonly path: string };
    }
);
