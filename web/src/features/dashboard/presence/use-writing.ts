import { isBlank } from '@prayer-community/domain/fields/visible-text';
import { WRITING_LASTS_MS } from '@prayer-community/domain/staff/presence-pace';
import { use, useEffect, useRef } from 'react';
import { WritingContext } from './writing-context.ts';

/**
 * Announces to other staff that the member is writing, while they type.
 * @param typed the current text. A restored draft does not count as typing.
 */
export function useWriting(written: 'note' | 'reply', typed: string): void {
  const announce = use(WritingContext);
  const before = useRef(typed);

  useEffect(() => {
    if (typed === before.current) {
      return undefined;
    }
    before.current = typed;
    announce(written, !isBlank(typed));
    const pause = setTimeout(() => announce(written, false), WRITING_LASTS_MS);
    return () => clearTimeout(pause);
  }, [announce, written, typed]);

  useEffect(() => () => announce(written, false), [announce, written]);
}
