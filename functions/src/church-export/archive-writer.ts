import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** What went into an entry: its lines, or the bytes of a file. */
export interface Written {
  path: string;
  count: number;
  bytes: number;
  sha256: string;
}

/** A ZIP that is written as it is read: an entry is made when its turn comes, so that nothing is held in memory. */
export class ArchiveWriter {
  readonly #zip = new ZipFile();
  readonly #at: Date;

  constructor(at: Date) {
    this.#at = at;
    this.#zip.on('error', (error: Error) => this.output.destroy(error));
  }

  /** What is written; an entry that fails destroys it. */
  get output(): Readable {
    if (!(this.#zip.outputStream instanceof Readable)) {
      throw new Error('The archive is no stream.');
    }
    return this.#zip.outputStream;
  }

  /** Adds an entry and waits until all of it is written. */
  add(path: string, chunks: AsyncIterable<string | Uint8Array>, compress: boolean): Promise<Written> {
    const written = { path, count: 0, bytes: 0 };
    const hash = createHash('sha256');
    return new Promise((resolve, reject) => {
      async function* counted() {
        for await (const chunk of chunks) {
          const bytes = Buffer.from(chunk);
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
