import type { Firestore } from 'firebase/firestore/lite';

interface VisitorQuery {
  from: string;
  /** The field that is true for public documents. */
  field: string;
  offset: number;
}

/** Sends a query with an offset, which the web SDK does not offer, as a visitor. Returns the HTTP status. */
export async function statusOfVisitorQuery(
  { app }: Firestore,
  { from, field, offset }: VisitorQuery,
): Promise<number> {
  const documents = `projects/${app.options.projectId}/databases/(default)/documents`;
  const isPublic = {
    fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: { booleanValue: true } },
  };
  const structuredQuery = { from: [{ collectionId: from }], where: isPublic, limit: 1, offset };
  const url = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${documents}:runQuery`;
  const { status } = await fetch(url, { method: 'POST', body: JSON.stringify({ structuredQuery }) });
  return status;
}
