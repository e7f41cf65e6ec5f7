import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/**
 * The size and hash of a written entry. `count` is the number of chunks, which is the number of lines for entries
 * written line by line.
 */
export interface Written {
  path: string;
  count: number;
  bytes: number;
  sha256: string;
}

/** A ZIP archive written as a stream. Each entry is produced when it is needed. */
export class ArchiveWriter {
  readonly #zip = new ZipFile();
  readonly #at: Date;

  constructor(at: Date) {
    this.#at = at;
    this.#zip.on('error', (error: Error) => this.output.destroy(error));
  }

  /** The stream of the archive. Destroyed if an entry fails. */
  get output(): Readable {
    if (!(this.#zip.outputStream instanceof Readable)) {
      throw new Error("The archive's output is not a stream.");
    }
    return this.#zip.outputStream;
  }

  /** Adds an entry and resolves once it is fully written. */
  add(path: string, chunks: AsyncIterable<string | Uint8Array>, compress: boolean): Promise<Written> {
    const written = { path, count: 0, bytes: 0 };
    const hash = createHash('sha256');
    return new Promise((resolve, reject) => {
      async function* counted() {
        for await (const chunk of chunks) {
          const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
          hash.update(bytes);
          written.count += 1;
          written.bytes += bytes.length;
          yield bytes;
        }
      }
      const stream = Readable.from(counted(), { objectMode: false });
      stream.once('error', (error) => {
        this.output.destroy(error);
        reject(error);
      });
      stream.once('end', () => resolve({ ...written, sha256: hash.digest('hex') }));
      this.#zip.addReadStream(stream, path, { compress, mtime: this.#at });
    });
  }

  end(): void {
    this.#zip.end();
  }
}
