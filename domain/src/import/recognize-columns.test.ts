import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLUMN_NAMES, FIELDS_OF } from './import-columns.ts';
import { IMPORT_KINDS } from './import-kind.ts';
import { chooseColumn, missingFields, recognizeColumns } from './recognize-columns.ts';

describe('the columns of a file', () => {
  it('are recognized in a people list from Planning Center', () => {
    const header = ['Person ID', 'First Name', 'Nickname', 'Last Name', 'Home Email', 'Mobile Phone Number'];

    expect(recognizeColumns('people', header)).toEqual({ first_name: 1, last_name: 3, email: 4, phone: 5 });
  });

  it('are recognized in people and prayer requests from Rock RMS', () => {
    expect(recognizeColumns('people', ['Id', 'NickName', 'LastName', 'Email', 'MobilePhone'])).toEqual({
      first_name: 1,
      last_name: 2,
      email: 3,
      phone: 4,
    });
    expect(
      recognizeColumns('requests', [
        'FirstName',
        'LastName',
        'Email',
        'Text',
        'Answer',
        'EnteredDateTime',
        'IsUrgent',
        'IsActive',
        'IsPublic',
        'Category',
      ]),
    ).toEqual({
      first_name: 0,
      last_name: 1,
      email: 2,
      prayer_text: 3,
      received_on: 5,
      urgency: 6,
      status: 7,
      public: 8,
      category: 9,
    });
  });

  it('are recognized in group memberships', () => {
    expect(recognizeColumns('groups', ['Group Name', 'Group Type', 'Name', 'Email'])).toEqual({
      group_name: 0,
      topic: 1,
      member_emails: 3,
    });
  });

  it('are recognized in Spanish, regardless of accents and case', () => {
    expect(recognizeColumns('requests', ['NOMBRE', 'Petición de oración', 'Categoría'])).toEqual({
      first_name: 0,
      prayer_text: 1,
      category: 2,
    });
  });

  it('map to one field each, found by any of its listed names', () => {
    const names = fc.constantFrom(...Object.values(COLUMN_NAMES).flat(), 'Remote ID', '');
    fc.assert(
      fc.property(fc.constantFrom(...IMPORT_KINDS), fc.array(names, { maxLength: 12 }), (kind, header) => {
        const columns = Object.values(recognizeColumns(kind, header));

        expect(new Set(columns).size).toBe(columns.length);
      }),
    );
    for (const kind of IMPORT_KINDS) {
      for (const field of FIELDS_OF[kind]) {
        for (const name of COLUMN_NAMES[field]) {
          expect(recognizeColumns(kind, [name]), `${kind}: ${name}`).toEqual({ [field]: 0 });
        }
      }
    }
  });

  it('are reported missing if a required field has none', () => {
    expect(missingFields('people', { email: 0, full_name: 1 })).toEqual([]);
    expect(missingFields('people', { first_name: 0 })).toEqual([['email'], ['last_name', 'full_name']]);
  });

  it('are removed from their previous field when chosen for another', () => {
    expect(chooseColumn({ email: 0, phone: 1 }, 'email', 1)).toEqual({ email: 1 });
    expect(chooseColumn({ email: 0, phone: 1 }, 'email', null)).toEqual({ phone: 1 });
  });
});
