import { Fault } from './fault.ts';
import type { Keyed } from './member-key.ts';

/** `name` is that of a placeholder: `{name}` holds one segment once bound, `{name=**}` a path. */
export type PathSegment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'capture'; readonly name: string; readonly bound: string | null }
  | { readonly kind: 'glob'; readonly name: string; readonly bound: Path | null };

export const unboundVariable = (name: string) => new Fault(`Variable ${name} is not bound in path template.`);

/** A path, or the template of one: segments, some of which may be placeholders. */
export class Path implements Keyed {
  constructor(readonly segments: readonly PathSegment[]) {}

  static ofTexts(texts: readonly string[]): Path {
    return new Path(texts.map((text) => ({ kind: 'literal', text })));
  }

  /** The segments' texts, or a fault where a placeholder is not bound. */
  resolve(): readonly string[] | Fault {
    const texts: string[] = [];
    for (const segment of this.segments) {
      const resolved = resolveSegment(segment);
      if (resolved instanceof Fault) {
        return resolved;
      }
      texts.push(...resolved);
    }
    return texts;
  }

  /** What a placeholder of that name holds; `undefined` if there is none. */
  captured(name: string): string | Path | Fault | undefined {
    for (const segment of this.segments) {
      if (segment.kind !== 'literal' && segment.name === name) {
        return segment.bound ?? unboundVariable(name);
      }
    }
    return undefined;
  }

  /** `/a/b`; a placeholder that is not bound prints as nothing. */
  get text(): string {
    const texts = this.segments.flatMap((segment) => {
      const resolved = resolveSegment(segment);
      return resolved instanceof Fault ? [''] : resolved;
    });
    return texts.map((text) => `/${text}`).join('');
  }

  get memberKey(): string {
    const texts = this.resolve();
    return `path ${texts instanceof Fault ? this.templateText : JSON.stringify(texts)}`;
  }

  /** Tells templates apart: every segment with its kind, name and text. */
  get templateText(): string {
    return JSON.stringify(
      this.segments.map((segment) =>
        segment.kind === 'literal'
          ? segment.text
          : [
              segment.kind,
              segment.name,
              segment.bound instanceof Path ? segment.bound.templateText : segment.bound,
            ],
      ),
    );
  }
}

function resolveSegment(segment: PathSegment): readonly string[] | Fault {
  if (segment.kind === 'literal') {
    return [segment.text];
  }
  if (segment.bound === null) {
    return unboundVariable(segment.name);
  }
  return segment.bound instanceof Path ? segment.bound.resolve() : [segment.bound];
}
