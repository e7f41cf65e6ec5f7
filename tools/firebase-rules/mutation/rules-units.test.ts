import { describe, expect, it } from 'vitest';
import { RulesUnits } from './rules-units.ts';

const SOURCE = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    // Who acts.
    function isStaff() { return isKnown() && true; }
    function isKnown() { return request.auth != null; }

    match /posts/{id} {
      function isNew() { return request.time == resource.data.at; }
      allow create: if isNew() && isStaff();
    }

    // Anybody.
    match /visits/{id} { allow read: if isOpen(); }
    function isOpen() { return false; }
  }
}`;

const units = RulesUnits.of(SOURCE);
const at = (words: string) => SOURCE.indexOf(words);

describe('the text around a position', () => {
  it('is its outermost match block with the functions it calls, directly or indirectly', () => {
    const text = units.textAround([at('request.time')]);

    expect(text).toContain('match /posts');
    expect(text).toContain('isStaff()');
    expect(text).toContain('isKnown()');
    expect(text).not.toContain('/visits');
    expect(text).not.toContain('isOpen');
  });

  it('is a function with the functions it calls, but not its callers', () => {
    expect(units.textAround([at('isKnown() &&')])).toContain('auth != null');
    expect(units.textAround([at('request.auth')])).not.toContain('isStaff');
  });

  it('covers all requested positions', () => {
    const text = units.textAround([at('request.auth'), at('if isOpen')]);

    expect(text).toContain('/visits');
    expect(text).toContain('return false');
  });

  it('does not change when comments or an unrelated part change', () => {
    const changed = SOURCE.replace('// Who acts.', '// Who writes.\n').replace('return false', 'return true');

    expect(RulesUnits.of(changed).textAround([changed.indexOf('request.time')])).toBe(
      units.textAround([at('request.time')]),
    );
  });

  it('is located by its span in the source', () => {
    const span = units.spanAround(at('request.time'));

    expect(SOURCE.slice(span?.start, span?.end)).toMatch(/^match \/posts/);
    expect(units.spanAround(0)).toBeNull();
  });
});
