import { notFound, ok, type Resource, resourceOf, type StubAnswer, type StubCall } from './stub-call.ts';

/** The resources of a project, each by its path without a version. */
export class StoredResources extends Map<string, Resource> {
  /** The resources whose paths match. */
  below(pattern: RegExp): Resource[] {
    return [...this].filter(([path]) => pattern.test(path)).map(([, resource]) => resource);
  }

  /** Stores what a call sends, under its path and a number of its own. */
  add({ path, body }: StubCall, more: Resource = {}): Resource {
    const name = `${path}/n${this.size}`;
    const made = { ...resourceOf(body), name, ...more };
    this.set(name, made);
    return made;
  }

  /** What takes its time at Google is done at once here, and is asked about all the same. */
  operation(response: Resource): StubAnswer {
    const name = `operations/o${this.size}`;
    this.set(name, { name, done: true, response });
    return ok({ ...response, name, done: true, response });
  }

  /**
   * Plays a resource that is got, made, changed and deleted by its path.
   * @param idParameter holds the id of what is made; null where its path or body does
   */
  answer({ method, path, query, body }: StubCall, idParameter: string | null = null): StubAnswer | null {
    const id = idParameter === null ? null : query.get(idParameter);
    const found = this.get(path);
    switch (method) {
      case 'GET':
        return found === undefined ? notFound() : ok(found);
      case 'DELETE':
        this.delete(path);
        return this.operation({});
      case 'POST':
      case 'PUT': {
        const name = String(resourceOf(body).name ?? (id === null ? path : `${path}/${id}`));
        const made = { name, ...resourceOf(body) };
        this.set(name, made);
        return this.operation(made);
      }
      case 'PATCH': {
        const changed = merged(found ?? { name: path }, resourceOf(body));
        this.set(path, changed);
        return ok({ ...changed, done: true });
      }
      default:
        return null;
    }
  }
}

function merged(old: Resource, changes: Resource): Resource {
  const entries = Object.entries(changes).map(([name, value]) => {
    const before = old[name];
    const areObjects = isPlain(value) && isPlain(before);
    return [name, areObjects ? merged(resourceOf(before), resourceOf(value)) : value];
  });
  return { ...old, ...Object.fromEntries(entries) };
}

function isPlain(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
