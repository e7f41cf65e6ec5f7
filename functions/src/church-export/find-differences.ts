import { createHash } from 'node:crypto';
import { documentLineSchema, documentsEntry } from '@prayer-community/domain/church-export/archive-format';
import { EXPORTED_KINDS } from '@prayer-community/domain/church-export/exported-kinds';
import type { ArchiveReader } from './archive-reader.ts';
import { importMark } from './import-mark.ts';
import { readDocuments } from './read-documents.ts';
import { encodeFields } from './stored-value.ts';
import type { ChurchStores } from './write-archive.ts';

/** Returns the paths of documents that differ, or that exist only in the project or only in the archive. */
export async function findDifferences({ db }: ChurchStores, archive: ArchiveReader): Promise<string[]> {
  const mark = await importMark(db).get();
  const differing: string[] = [];
  for (const kind of EXPORTED_KINDS) {
    const archived = new Map<string, string>();
    for await (const { path, data } of archive.readLines(documentsEntry(kind), documentLineSchema)) {
      archived.set(path, digest(data));
    }
    for await (const { ref, data } of storedDocuments(kind)) {
      if (archived.get(ref.path) !== digest(encodeFields(data()))) {
        differing.push(ref.path);
      }
      archived.delete(ref.path);
    }
    differing.push(...archived.keys());
  }
  return differing;

  async function* storedDocuments(kind: (typeof EXPORTED_KINDS)[number]) {
    for await (const document of readDocuments(db, kind, mark.readTime)) {
      if (document.ref.path !== mark.ref.path) {
        yield { ref: document.ref, data: () => document.data() };
      }
    }
  }
}

function digest(fields: object): string {
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64');
}
