import { readFileSync } from 'node:fs';

/** A placeholder that the server replaces with its time. Not a string, because a field could contain that string as its value. */
export const NOW = Object.freeze({ standsFor: 'the time of the server' });

/** One document of a batch. The `increments` are part of the same write. */
export interface RestWrite {
  path: string;
  document: Record<string, unknown>;
  /** The fields that change. If omitted, the whole document is written. */
  changes?: readonly string[];
  increments?: Record<string, number>;
}

/** The writer: an account with the claims of its token, or `owner`, who bypasses the rules. */
export type Writer = { uid: string; claims: object } | 'owner';

/**
 * A project of the Firestore emulator under the rules, accessed through its REST API. There are tens of thousands of
 * writes, each from its own account, and the SDK would open a connection for each.
 */
export class RestFirestore {
  private readonly documents: string;

  constructor(
    private readonly host: string,
    private readonly project: string,
  ) {
    this.documents = `projects/${project}/databases/(default)/documents`;
  }

  async setRules(file: string): Promise<void> {
    const content = readFileSync(file, 'utf8');
    const response = await fetch(`http://${this.host}/emulator/v1/projects/${this.project}:securityRules`, {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    });
    if (!response.ok) {
      throw new Error(`The rules are refused: ${await response.text()}`);
    }
  }

  /** Commits all writes or none. Returns whether the rules allowed them. */
  async commit(writer: Writer, writes: readonly RestWrite[]): Promise<boolean> {
    const response = await fetch(`http://${this.host}/v1/${this.documents}:commit`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${writer === 'owner' ? 'owner' : this.token(writer)}` },
      body: JSON.stringify({ writes: writes.map((write) => this.toWrite(write)) }),
    });
    const answer = await response.text();
    if (!response.ok && response.status !== 403) {
      throw new Error(`The emulator answered ${response.status}: ${answer}`);
    }
    return response.ok;
  }

  /** Deletes a document if it exists. */
  async remove(path: string): Promise<void> {
    const url = `http://${this.host}/v1/${this.documents}/${path}`;
    const response = await fetch(url, { method: 'DELETE', headers: { Authorization: 'Bearer owner' } });
    if (!response.ok) {
      throw new Error(`The emulator answered ${response.status}: ${await response.text()}`);
    }
  }

  private toWrite({ path, document, changes, increments = {} }: RestWrite): object {
    const stored = Object.entries(document).filter(([, value]) => value !== NOW);
    const times = Object.keys(document).filter((name) => document[name] === NOW);
    const mask = changes?.filter((name) => !times.includes(name) && !Object.hasOwn(increments, name));
    return {
      update: {
        name: `${this.documents}/${path}`,
        fields: Object.fromEntries(stored.map(([name, value]) => [name, toValue(value)])),
      },
      ...(mask === undefined ? {} : { updateMask: { fieldPaths: mask } }),
      updateTransforms: [
        ...times.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
        ...Object.entries(increments).map(([fieldPath, by]) => ({ fieldPath, increment: toValue(by) })),
      ],
    };
  }

  /** Returns an unsigned token, like those of the Auth emulator. */
  private token({ uid, claims }: Exclude<Writer, 'owner'>): string {
    const seconds = Math.floor(Date.now() / 1000);
    const payload = {
      sub: uid,
      user_id: uid,
      aud: this.project,
      iat: seconds,
      exp: seconds + 3600,
      ...claims,
    };
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    return `${encode({ alg: 'none', type: 'JWT' })}.${encode(payload)}.`;
  }
}

function toValue(value: unknown): object {
  if (value === null) {
    return { nullValue: null };
  }
  if (value instanceof Date) {
    return { timestampValue: value.toISOString() };
  }
  if (Array.isArray(value)) {
    return { arrayValue: { values: value.map(toValue) } };
  }
  switch (typeof value) {
    case 'boolean':
      return { booleanValue: value };
    case 'number':
      return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
    case 'string':
      return { stringValue: value };
    case 'object': {
      const fields = Object.entries(value).map(([name, field]) => [name, toValue(field)]);
      return { mapValue: { fields: Object.fromEntries(fields) } };
    }
    default:
      throw new TypeError(`Firestore stores no ${typeof value}`);
  }
}
