import type { MatchBlock } from '../syntax/syntax-tree.ts';
import { Path } from '../values/path.ts';
import type { Value } from '../values/value.ts';

export interface PathMatch {
  readonly variables: ReadonlyMap<string, Value>;
  /** The segments that the block's path does not take. */
  readonly rest: readonly string[];
}

/**
 * Every way in which the block's path takes segments from the front. `{x=**}` takes none or more in version 2, and one or more
 * in version 1.
 */
export function matchesOf(
  pattern: MatchBlock['path'],
  segments: readonly string[],
  version: 1 | 2,
): readonly PathMatch[] {
  const [part, ...parts] = pattern;
  if (part === undefined) {
    return [{ variables: new Map(), rest: segments }];
  }
  if (part.kind === 'glob') {
    const fewest = version === 1 ? 1 : 0;
    const counts = Array.from({ length: Math.max(0, segments.length - fewest + 1) }, (_, at) => at + fewest);
    return counts.flatMap((count) =>
      named(
        part.name,
        Path.ofTexts(segments.slice(0, count)),
        matchesOf(parts, segments.slice(count), version),
      ),
    );
  }
  const [segment, ...rest] = segments;
  if (segment === undefined || (part.kind === 'literal' && part.text !== segment)) {
    return [];
  }
  const matches = matchesOf(parts, rest, version);
  return part.kind === 'capture' ? named(part.name, segment, matches) : matches;
}

function named(name: string, value: Value, matches: readonly PathMatch[]): readonly PathMatch[] {
  return matches.map(({ variables, rest }) => ({ variables: new Map([[name, value], ...variables]), rest }));
}
