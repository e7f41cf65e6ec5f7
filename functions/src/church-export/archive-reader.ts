import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  ARCHIVE_PATHS,
  type Manifest,
  manifestSchema,
} from '@prayer-community/domain/church-export/archive-format';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import * as z from 'zod';

export class ArchiveReader {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  static async open(path: string): Promise<ArchiveReader> {
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) {
      entries.set(entry.fileName, entry);
    }
    return new ArchiveReader(zip, entries);
  }

  get paths(): readonly string[] {
    return [...this.#entries.keys()];
  }

  async read(path: string): Promise<Readable> {
    const entry = this.#entries.get(path);
    if (!entry) {
      throw new Error(`The archive is incomplete: ${path} is missing.`);
    }
    return this.#zip.openReadStreamPromise(entry);
  }

  async readText(path: string): Promise<string> {
    const chunks: Buffer[] = [];
    for await (const chunk of await this.read(path)) {
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
  }

  async *readLines<Schema extends z.ZodType>(path: string, schema: Schema): AsyncGenerator<z.infer<Schema>> {
    let rest = '';
    // `readline` of Node 24 would also split texts at U+2028 and U+2029.
    for await (const chunk of (await this.read(path)).setEncoding('utf8')) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        yield schema.parse(JSON.parse(line));
      }
    }
    if (rest !== '') {
      yield schema.parse(JSON.parse(rest));
    }
  }

  /**
   * Returns the manifest after verifying the hash of each entry that it lists.
   * @throws Error if the archive was changed, is incomplete, or has an unknown format
   */
  async readManifest(): Promise<Manifest> {
    const parsed = manifestSchema.safeParse(JSON.parse(await this.readText(ARCHIVE_PATHS.manifest)));
    if (!parsed.success) {
      throw new Error(`This version cannot read the archive: ${z.prettifyError(parsed.error)}`);
    }
    for (const { path, sha256 } of parsed.data.lines) {
      if ((await this.#digest(path)) !== sha256) {
        throw new Error(`The archive was changed since it was made: ${path}`);
      }
    }
    return parsed.data;
  }

  close(): void {
    this.#zip.close();
  }

  async #digest(path: string): Promise<string> {
    const hash = createHash('sha256');
    for await (const chunk of await this.read(path)) {
      hash.update(chunk);
    }
    return hash.digest('hex');
  }
}
