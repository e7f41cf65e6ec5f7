import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';

export class StoredResults<Value> {
  private constructor(
    private readonly file: string,
    private readonly values: Map<string, Value>,
  ) {}

  static read<Value>(file: string, schema: z.ZodType<Value>): StoredResults<Value> {
    const stored: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    return new StoredResults(file, new Map(Object.entries(z.record(z.string(), schema).parse(stored))));
  }

  of(name: string): Value | undefined {
    return this.values.get(name);
  }

  /** Writes the file immediately, because a run takes long and may be stopped at any moment. */
  store(name: string, value: Value): void {
    this.values.set(name, value);
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify(Object.fromEntries(this.values), null, 1));
  }
}

/** Returns a short text that changes if one of these texts does. */
export function fingerprintOf(texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
}
