import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCrisisSigns } from './crisis-keywords.ts';
import { ENGLISH_CRISIS_KEYWORDS, ENGLISH_SIGN_SOURCE } from './crisis-keywords-en.ts';
import { SPANISH_CRISIS_KEYWORDS, SPANISH_SIGN_SOURCE } from './crisis-keywords-es.ts';
import { CRISIS_SIGNS } from './crisis-signs.ts';

const LISTS = [ENGLISH_CRISIS_KEYWORDS, SPANISH_CRISIS_KEYWORDS];

describe('findCrisisSigns', () => {
  it.each([
    ['I want to die.', ['self_harm']],
    ['Some days I DON’T WANT TO LIVE', ['self_harm']],
    ["I can't go on", ['self_harm']],
    ['I can´t go on', ['self_harm']],
    ['I canʼt go on', ['self_harm']],
    ['I can′t go on', ['self_harm']],
    ['My son is suicidal', ['self_harm']],
    ['Ya no quiero vivir', ['self_harm']],
    ['quiero hacerme daño', ['self_harm']],
    ['My husband hits me, and I do not feel safe', ['abuse', 'danger']],
    ['Sufro violencia doméstica', ['abuse']],
    ['He threatened to kill us', ['danger']],
    ['Estoy en peligro', ['danger']],
    ['Hay días en que me quiero morir', ['self_harm']],
    ['Hay dias en que ME QUIERO MORIR!!', ['self_harm']],
    ['Quisiera dormir y no despertar', ['self_harm']],
    ['Mi hija tiene pensamientos suicidas y se hace daño', ['self_harm']],
    ['Mi hija tiene pensamientos suicidas y se hace dano', ['self_harm']],
    ['Mi hermano se suicidó el año pasado', ['self_harm']],
    ['Todos estarían mejor sin mí', ['self_harm']],
    ['Perdí las ganas de vivir desde que murió mi esposo', ['self_harm']],
    ['Mi esposo me golpeó otra vez y no me siento segura', ['abuse', 'danger']],
    ['Mi padrastro abusó de mí', ['abuse']],
    ['mi padrastro abuso de mi', ['abuse']],
    ['Oren por nosotros: hay violencia intrafamiliar', ['abuse']],
    ['No me deja salir de la casa', ['abuse']],
    ['Dice que me va a matar si lo dejo', ['danger']],
    ['Recibimos amenazas de muerte, nos extorsionan', ['danger']],
    ['Vino a la casa con una pistola', ['danger']],
    ['I am going to hang myself tonight', ['self_harm']],
    ['I want to shoot myself', ['self_harm']],
    ['I want to kill my self', ['self_harm']],
    ['I want to jump off a bridge', ['self_harm']],
    ['I will slit my wrists', ['self_harm']],
    ['I took all my pills', ['self_harm']],
    ['I wanna die', ['self_harm']],
    ["I don't wanna live", ['self_harm']],
    ["I don't want to be alive anymore", ['self_harm']],
    ['I want to be dead', ['self_harm']],
    ['I want to end my own life', ['self_harm']],
    ['I keep thinking of taking my life', ['self_harm']],
    ['My cousin hanged himself', ['self_harm']],
    ['My husband hit me last night', ['abuse']],
    ['My husband beat me', ['abuse']],
    ['When he drinks, he slaps me', ['abuse']],
    ['He punched me', ['abuse']],
    ['My dad hits my mom', ['abuse']],
    ['My stepdad hit my sister', ['abuse']],
    ['My uncle touched me', ['abuse']],
    ['The coach touched her inappropriately', ['abuse']],
    ['Me voy a ahorcar', ['self_harm']],
    ['me quiero ahorcar', ['self_harm']],
    ['Me corté las venas', ['self_harm']],
    ['Me quiero tirar de un puente', ['self_harm']],
    ['Me voy a pegar un tiro', ['self_harm']],
    ['No aguanto más', ['self_harm']],
    ['I am tired of living.', ['self_harm']],
    ['Mi esposo me ha golpeado', ['abuse']],
    ['Me pegó la gripe. Y mi esposo me pegó anoche.', ['abuse']],
    ['I got kicked out after my father kicked me.', ['abuse']],
    ['Mi esposo me pegó', ['abuse']],
    ['Anoche me pegó mi marido', ['abuse']],
    ['Mi papá le pegó a mi mamá', ['abuse']],
    ['Mi papá me toca', ['abuse']],
    ['mi tio me toco', ['abuse']],
  ])('%j shows signs of %j', (text, signs) => {
    expect(findCrisisSigns(text)).toEqual(signs);
  });

  it.each([
    null,
    '',
    'Please pray for my mother, who died last week.',
    'I am dying to see my grandchildren again',
    'For the skills of the surgeon, and a safe journey home',
    'My grandfather passed away. We miss him so much that it hurts.',
    'Por la salud de mi madre y la paz de nuestra familia',
    'Mi abuelo murió el domingo. Lo extrañamos tanto que duele.',
    'Me muero de ganas de abrazar a mis nietos',
    'Que Dios le quite el dolor y le dé larga vida',
    'Estamos cansados, pero seguimos confiando en el Señor',
    'Me mata la espera de los resultados del médico',
    'Mi hijo se lastimó la rodilla jugando al fútbol',
    'Oren por la cirugía del corazón de mi suegra y por un viaje seguro',
    'Por mi hermana, que perdió su trabajo, y por sus hijos',
    'A car hit me, and I am still in pain',
    'A truck hit my son on his way home',
    'Your sermon touched me deeply',
    'He touched me, and I was made whole',
    'It hit me hard that I miss her',
    'I take all my pills, but my blood pressure stays high',
    'My son hurt himself at soccer practice',
    'The baby kicks me all night, thank God',
    'Me pegó muy duro la muerte de mi padre',
    'Me pegó la gripe y no puedo trabajar',
    'Hoy me toca operarme. Oren por mí.',
    'Dios me tocó el corazón',
    'A mi hijo le pegó la gripe',
    'No puedo más que dar gracias a Dios',
    'They kicked me out of my apartment',
    'My husband kicked me out',
    'My boss kicked me off the team',
    'I am tired of living paycheck to paycheck',
    'They hit us from behind at a red light',
    'They hit us with a huge bill',
    'Bills keep hitting us',
    'Cancer is beating my mom',
    'The flu hits my kids every winter',
    'She does not want to live in a nursing home',
    'The Lord is taking my life in a new direction',
    'La vida me ha golpeado mucho',
    'Nos golpeó la muerte de mi padre',
    'Nos ha pegado duro la crisis',
    'Me volvió a pegar el COVID',
    'Anoche me pegó un dolor muy fuerte',
    'Ayer me pegó la gripe',
    'Mi hijo me pegó el COVID',
    'Oren por mi papá. Me toca operarme el lunes',
    'Falleció mi tío, me tocó viajar',
    'A mi papá me toca cuidarlo',
    'Mi abuelo me tocaba el piano',
    'No aguanto más las deudas',
    'No aguanto más este dolor de espalda',
  ])('%j shows no signs', (text) => {
    expect(findCrisisSigns(text)).toEqual([]);
  });

  const anyPhrase = fc.constantFrom(
    ...LISTS.flatMap((list) =>
      CRISIS_SIGNS.flatMap((sign) => list[sign].map((phrase) => ({ sign, phrase }))),
    ),
  );
  const around = fc.string({ unit: 'grapheme', maxLength: 40 });

  it('finds every listed phrase, regardless of spacing and surrounding text', () => {
    fc.assert(
      fc.property(
        anyPhrase,
        around,
        around,
        fc.constantFrom(' ', '  ', '\n', ', '),
        (one, before, after, gap) => {
          const text = `${before} ${one.phrase.toUpperCase().replaceAll(' ', gap)}. ${after}`;
          expect(findCrisisSigns(text)).toContain(one.sign);
        },
      ),
    );
  });

  it('lists no phrase that its normalization could never match', () => {
    const all = LISTS.flatMap((list) => CRISIS_SIGNS.flatMap((sign) => list[sign]));
    expect(all.filter((phrase) => !/^[a-z]+( [a-z]+)*$/.test(phrase))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });

  it.each([ENGLISH_SIGN_SOURCE, SPANISH_SIGN_SOURCE])('states the date and sources of a list', (list) => {
    expect(list.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(list.sources.filter((source) => !source.startsWith('https://'))).toEqual([]);
  });
});
