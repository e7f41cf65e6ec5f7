import type { Language } from '@prayer-community/i18n/language';
import { setLanguage } from '@prayer-community/i18n/text';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { namedDays } from './named-days.ts';

/** A Monday. */
const NOW = new Date(2026, 10, 23, 15, 30);
const day = (month: number, date: number, year = 2026) => new Date(year, month - 1, date);

function found(text: string, language: Language = 'en', at = NOW) {
  return namedDays([{ text, at }], language, NOW).map((named) => [named.words, named.day]);
}

afterEach(() => setLanguage('en', {}, undefined));

describe('the days that a requester mentioned', () => {
  it.each<[Language, string, string, Date]>([
    ['en', 'My surgery is on Thursday.', 'on Thursday', day(11, 26)],
    ['en', 'The court date is December 3', 'December 3', day(12, 3)],
    ['en', 'Tests tomorrow at 8am', 'tomorrow at 8am', day(11, 24)],
    ['en', 'The trial is on October 12, 2027.', 'October 12, 2027', day(10, 12, 2027)],
    ['en', 'He comes home in 200 days.', 'in 200 days', day(6, 11, 2027)],
    ['en', 'We hear back in two weeks.', 'in two weeks', day(12, 7)],
    ['en', 'We meet again next week.', 'next week', day(11, 30)],
    ['en', 'The trial is two weeks from now.', 'two weeks from now', day(12, 7)],
    ['en', 'Her scan is a week from today.', 'a week', day(11, 30)],
    ['en', 'Surgery is the day after tomorrow.', 'the day after tomorrow', day(11, 25)],
    ['en', 'Surgery in exactly 3 days.', '3 days', day(11, 26)],
    ['en', 'Tests in 2-3 weeks.', '3 weeks', day(12, 14)],
    ['en', 'The wedding is 10 days away.', '10 days', day(12, 3)],
    ['en', 'My exam is on the 5th of January', '5th of January', day(1, 5, 2027)],
    ['en', 'He is in hospital from December 1.', 'December 1', day(12, 1)],
    ['en', 'The results come after December 3.', 'December 3', day(12, 3)],
    ['en', 'My surgery was moved to Thursday.', 'Thursday', day(11, 26)],
    ['en', 'She died and we bury her on Saturday.', 'on Saturday', day(11, 28)],
    ['en', 'The doctors said he will have surgery on Friday.', 'on Friday', day(11, 27)],
    ['en', 'He was in an accident. Surgery on Friday.', 'on Friday', day(11, 27)],
    ['en', 'I got an appointment next Thursday.', 'next Thursday', day(12, 3)],
    ['en', 'Surgery is scheduled on Thursday.', 'on Thursday', day(11, 26)],
    ['en', 'I need prayer on Thursday.', 'on Thursday', day(11, 26)],
    ['en', 'I’m scared about my surgery on Friday.', 'on Friday', day(11, 27)],
    ['en', 'I am worried about the biopsy on Thursday', 'on Thursday', day(11, 26)],
    ['en', 'Please pray for Fred’s surgery on Friday', 'on Friday', day(11, 27)],
    ['en', 'I got a job interview on Thursday', 'on Thursday', day(11, 26)],
    ['en', 'I was told the surgery would be Thursday', 'Thursday', day(11, 26)],
    ['en', 'I was given an appointment on Thursday', 'on Thursday', day(11, 26)],
    ['en', 'My dad’s delayed operation on Friday', 'on Friday', day(11, 27)],
    ['en', 'Surgery on 3/4', '3/4', day(3, 4, 2027)],
    ['en', 'Court date: 12/10', '12/10', day(12, 10)],
    ['en', 'My surgery is scheduled 12/14', '12/14', day(12, 14)],
    ['es', 'El doctor me dio cita el jueves', 'jueves', day(11, 26)],
    ['es', 'El juez fijó la audiencia el viernes', 'viernes', day(11, 27)],
    ['es', 'La cirugía quedó el jueves', 'jueves', day(11, 26)],
    ['es', 'Me tocó cita el jueves', 'jueves', day(11, 26)],
    ['es', 'La cirugía es 12/12', '12/12', day(12, 12)],
    ['es', 'La cirugía se pospuso para el viernes', 'viernes', day(11, 27)],
    ['es', 'Nos dijeron que la operan el viernes', 'viernes', day(11, 27)],
    ['es', 'Le dieron cita el viernes que viene', 'viernes', day(11, 27)],
    ['es', 'La operan el 3/12', '3/12', day(12, 3)],
    ['es', 'Estaré en el hospital desde el 3 de diciembre', '3 de diciembre', day(12, 3)],
    ['es', 'La cirugía es el jueves', 'jueves', day(11, 26)],
    ['es', 'La audiencia es el 3 de diciembre', '3 de diciembre', day(12, 3)],
    ['es', 'Operan a mi madre mañana', 'mañana', day(11, 24)],
    ['es', 'Sabremos más en dos semanas', 'en dos semanas', day(12, 7)],
    ['es', 'La operan en unos tres días', 'tres días', day(11, 26)],
    ['es', 'La operan el miércoles, pasado mañana', 'miércoles', day(11, 25)],
    ['es', 'La operan dentro de tres días', 'dentro de tres días', day(11, 26)],
  ])('are found in %s: %s', (language, text, words, expected) => {
    expect(found(text, language)).toEqual([[words, expected]]);
  });

  it.each<[Language, string]>([
    ['en', 'I sat down and cried today.'],
    ['en', 'Since last Friday she is in hospital.'],
    ['en', 'He has been sick for 2 weeks.'],
    ['en', 'She died 5 years ago.'],
    ['en', 'Please pray at 5pm.'],
    ['en', 'May God help us.'],
    ['en', 'My father had a stroke on October 12.'],
    ['en', 'Since Monday my son has been in hospital.'],
    ['en', 'We have been praying since Thursday'],
    ['en', 'We have been praying since the 5th of December.'],
    ['en', 'She has been home from Friday.'],
    ['en', 'He has not spoken after Sunday.'],
    ['en', 'He has been in hospital three days.'],
    ['en', 'He spent two weeks in hospital.'],
    ['en', 'The wedding is a week from Friday.'],
    ['en', 'He spent two weeks in hospital and is home from today.'],
    ['en', 'He died on Thursday.'],
    ['en', 'We buried him on Saturday'],
    ['en', 'My surgery was on Tuesday.'],
    ['en', 'On Friday he fell, and he hit his head.'],
    ['en', 'It has been hard since he died on Thursday.'],
    ['en', 'We meet every Sunday.'],
    ['en', 'We meet every other Sunday.'],
    ['en', 'We visit her each Friday.'],
    ['en', 'He is 3/4 blind.'],
    ['en', 'My pain has a score of 5/10.'],
    ['es', 'Mi padre murió el jueves.'],
    ['es', 'El viernes me operaron.'],
    ['es', 'La boda fue el sábado'],
    ['es', 'Oramos todos los viernes'],
    ['es', 'Oramos cada domingo'],
    ['es', 'Ha estado en cama tres días.'],
    ['es', 'Desde el lunes mi hijo está en el hospital.'],
    ['es', 'Mi padre murió el 12 de octubre.'],
    ['es', 'Por la mañana oro por mi hijo.'],
    ['es', 'Hoy la operaron.'],
    ['es', 'La operaron hace tres días.'],
    ['es', 'Desde hace dos semanas está enferma.'],
    ['es', 'El viernes pasado perdió su trabajo.'],
    ['es', 'Murió el pasado lunes.'],
    ['es', 'Se fue el 5 de diciembre pasado.'],
    ['es', 'Lleva tres días en el hospital.'],
    ['es', 'Estuvo enfermo durante tres semanas.'],
    ['es', 'Murió tres semanas atrás.'],
  ])('are not found in %s: %s', (language, text) => {
    expect(found(text, language)).toEqual([]);
  });

  it.each([
    ['en-US', day(4, 12, 2027)],
    ['en-GB', day(12, 4)],
    ['en-IN', day(12, 4)],
    ['es', day(12, 4)],
  ])('are read from numbers in the date order of %s', (locale, expected) => {
    setLanguage('en', {}, locale);

    expect(found('Her operation is on 4/12.')).toEqual([['4/12', expected]]);
  });

  it('are relative to when the requester wrote and are dropped once past', () => {
    const wrote = new Date(2026, 10, 18, 9);

    expect(found('Surgery on Friday.', 'en', wrote)).toEqual([]);
    expect(found('Surgery in 10 days.', 'en', wrote)).toEqual([['in 10 days', day(11, 28)]]);
  });

  it('are not past dates, however long ago they were written', () => {
    const wrote = new Date(2026, 2, 1, 9);

    expect(found('My father had a stroke on December 12.', 'en', wrote)).toEqual([]);
  });

  it('are listed once each, soonest first, and at most three', () => {
    const named = namedDays(
      [
        { text: 'Tests on December 9 and December 2. Surgery on Friday. Home on December 1.', at: NOW },
        { text: 'It is on December 1 after all.', at: NOW },
      ],
      'en',
      NOW,
    );
    expect(named.map((one) => one.day)).toEqual([day(11, 27), day(12, 1), day(12, 2)]);
  });

  it('are sorted, unique and within the next year, whatever the text and its date', () => {
    const word = fc.constantFrom(
      ...['on', 'next', 'last', 'Monday', 'in', 'two', '3', 'weeks', 'days', 'May', '31', 'tomorrow', '2/30'],
      ...['2031', 'el', 'próximo', 'lunes', 'mañana', 'dentro', 'de', 'enero', '15', 'pasado', 'ago'],
    );
    const moment = fc.date({ min: day(1, 1), max: day(12, 31), noInvalidDate: true });
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 12 }),
        moment,
        fc.nat(400),
        fc.constantFrom<Language>('en', 'es'),
        (words, at, daysLater, language) => {
          const now = new Date(at);
          now.setDate(now.getDate() + daysLater);
          const days = namedDays([{ text: words.join(' '), at }], language, now).map((one) => one.day);
          const latest = new Date(now);
          latest.setDate(latest.getDate() + 366);

          expect(days).toEqual([...days].sort((a, b) => a.getTime() - b.getTime()));
          expect(new Set(days.map(Number)).size).toBe(days.length);
          for (const one of days) {
            expect(one.getTime()).toBeGreaterThan(now.getTime());
            expect(one.getTime()).toBeLessThan(latest.getTime());
          }
        },
      ),
    );
  });
});
