import { Fault } from '../values/fault.ts';
import type { Path } from '../values/path.ts';
import type { ValueMap } from '../values/value.ts';

/** Documents that one evaluation may read: https://firebase.google.com/docs/storage/security/rules-conditions */
export const MAX_DOCUMENTS = 2;

/** What is known of documents by their path: the resource, or null for one that does not exist. */
export type KnownDocuments = ReadonlyMap<string, ValueMap | null>;

const DOCUMENT_PATH = /^\/databases\/\(default\)\/documents(\/[^/]+\/[^/]+)+$/;

/** The documents of Firestore that one evaluation reads. */
export class DocumentReads {
  private readonly asked = new Set<string>();
  private firstUnknown: string | null = null;

  constructor(private readonly known: KnownDocuments) {}

  /** The first document that was read and is not known; the evaluation is to be repeated with it. */
  get missing(): string | null {
    return this.firstUnknown;
  }

  /**
   * The document's resource, null where there is none.
   * @returns a fault for what is not the path of a document of the default database, and beyond the limit of
   *   {@link MAX_DOCUMENTS} different documents
   */
  read(operation: 'get' | 'exists', path: Path): ValueMap | null | Fault {
    const texts = path.resolve();
    if (texts instanceof Fault) {
      return texts;
    }
    const hasSlash = texts.some((text) => text.includes('/'));
    if (hasSlash || !DOCUMENT_PATH.test(path.text)) {
      return serviceFault(operation, path);
    }
    this.asked.add(path.text);
    if (this.asked.size > MAX_DOCUMENTS) {
      return serviceFault(operation, path, ` At most ${MAX_DOCUMENTS} documents can be read.`);
    }
    const document = this.known.get(path.text);
    if (document === undefined) {
      this.firstUnknown ??= path.text;
      return new Fault(`The document ${path.text} is not known yet.`);
    }
    return document === null && operation === 'get'
      ? serviceFault(operation, path, ' No such document.')
      : document;
  }
}

function serviceFault(operation: string, path: Path, why = ''): Fault {
  return new Fault(`Service call error. Function: [firestore.${operation}], Argument: [${path.text}].${why}`);
}
