import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';

/** Results by name, stored in a file between runs. */
export class StoredResults<Value> {
  private constructor(
    private readonly file: string,
    private readonly values: Map<string, Value>,
  ) {}

  static read<Value>(file: string, schema: z.ZodType<Value>): StoredResults<Value> {
    return new StoredResults(file, new Map(Object.entries(readIfThere(file, z.record(z.string(), schema)))));
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

function readIfThere<Value>(file: string, schema: z.ZodType<Record<string, Value>>): Record<string, Value> {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return {};
    }
    throw error;
  }
}
