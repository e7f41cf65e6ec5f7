import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIGNS_OF_NEED, signsOfNeed } from './signs-of-need.ts';
import { SIGN_PHRASES } from './signs-of-need-words.ts';

describe('signsOfNeed', () => {
  it.each([
    ['I want to die.', ['self_harm']],
    ['Some days I DON’T WANT TO LIVE', ['self_harm']],
    ["I can't go on", ['self_harm']],
    ['My son is suicidal', ['self_harm']],
    ['Ya no quiero vivir', ['self_harm']],
    ['quiero hacerme daño', ['self_harm']],
    ['My husband hits me, and I do not feel safe', ['abuse', 'danger']],
    ['Sufro violencia doméstica', ['abuse']],
    ['He threatened to kill us', ['danger']],
    ['Estoy en peligro', ['danger']],
  ])('%j tells of %j', (text, signs) => {
    expect(signsOfNeed(text)).toEqual(signs);
  });

  it.each([
    null,
    '',
    'Please pray for my mother, who died last week.',
    'I am dying to see my grandchildren again',
    'For the skills of the surgeon, and a safe journey home',
    'My grandfather passed away. We miss him so much that it hurts.',
    'Por la salud de mi madre y la paz de nuestra familia',
  ])('%j tells of nothing', (text) => {
    expect(signsOfNeed(text)).toEqual([]);
  });

  const anyPhrase = fc.constantFrom(
    ...SIGNS_OF_NEED.flatMap((sign) => SIGN_PHRASES[sign].map((phrase) => ({ sign, phrase }))),
  );
  const around = fc.string({ unit: 'grapheme', maxLength: 40 });

  it('finds every phrase of its lists, however it is spaced and whatever stands around it', () => {
    fc.assert(
      fc.property(
        anyPhrase,
        around,
        around,
        fc.constantFrom(' ', '  ', '\n', ', '),
        (one, before, after, gap) => {
          const text = `${before} ${one.phrase.toUpperCase().replaceAll(' ', gap)}. ${after}`;
          expect(signsOfNeed(text)).toContain(one.sign);
        },
      ),
    );
  });

  it('holds no phrase that its own way of reading would never find', () => {
    const all = SIGNS_OF_NEED.flatMap((sign) => SIGN_PHRASES[sign]);
    expect(all.filter((phrase) => !/^[a-z]+( [a-z]+)*$/.test(phrase))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });
});
