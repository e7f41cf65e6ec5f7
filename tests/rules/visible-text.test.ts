import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBlank } from '@prayer-community/domain/fields/visible-text';
import { expect, it } from 'vitest';
import { REPOSITORY } from '../../tools/project.ts';

const RULES = readFileSync(join(REPOSITORY, 'firestore.rules'), 'utf8');

/** The characters that `isText()` counts as visible, in JavaScript's syntax. */
function visibleInRules(): RegExp {
  const [, characters = ''] = /\.\*\[\^(.*?)\]\.\*/.exec(RULES) ?? [];
  return new RegExp(`[^${characters.replaceAll('\\\\', '\\').replaceAll('\\x{', '\\u{')}]`, 'u');
}

it('the rules and the schemas agree on every character, visible or not', () => {
  const visible = visibleInRules();
  const differing = [];
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const character = String.fromCodePoint(code);
    if (visible.test(character) === isBlank(character)) {
      differing.push(code.toString(16));
    }
  }
  expect(differing).toEqual([]);
});
