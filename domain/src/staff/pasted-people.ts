import type * as z from 'zod';
import { type MemberForm, memberFormSchema, suggestedUsername } from './team-member.ts';
import { usernameKey } from './username.ts';

/** The maximum number of people invited at once. */
export const PASTED_PEOPLE_MAX = 50;

const personSchema = memberFormSchema.pick({ firstName: true, lastName: true, email: true });

export type PastedPerson = z.infer<typeof personSchema>;

interface PastedPeople {
  people: { line: string; person: PastedPerson }[];
  /** Lines that lack a first name, a last name or an address. */
  unreadable: string[];
}

/** Separates people who are listed one per line, or in a row: `Ana Lopez <ana@x.org>; Ben Roe, ben@x.org`. */
const BETWEEN_PEOPLE = /\r?\n|(?<=>|@[^\s,;<>]+)[ \t]*[;,]|;(?=[^;\n]*<)/;
/** `Ana Lopez <ana@x.org>`, or `Ana Lopez, ana@x.org` with a comma, a semicolon, a tab or a space. */
const PERSON = /^(?<name>.*?)[\s,;]*<?(?<email>[^\s,;<>]+@[^\s,;<>]+)>?[\s,;]*$/;
/** The name of a line that seems to list several people. */
const NAMES_SEVERAL = /[@;]/;

/** Reads names and addresses. A repeated address counts once. */
export function readPastedPeople(pasted: string): PastedPeople {
  const people = new Map<string, PastedPeople['people'][number]>();
  const unreadable: string[] = [];
  for (const line of pasted.split(BETWEEN_PEOPLE).map((part) => part.trim())) {
    const person = line === '' ? null : readPerson(line);
    if (person) {
      people.set(person.email, people.get(person.email) ?? { line, person });
    } else if (line !== '') {
      unreadable.push(line);
    }
  }
  return { people: [...people.values()], unreadable };
}

function readPerson(line: string): PastedPerson | null {
  const { name = '', email } = PERSON.exec(line)?.groups ?? {};
  if (NAMES_SEVERAL.test(name)) {
    return null;
  }
  const parsed = personSchema.safeParse({ ...namesOf(name), email });
  return parsed.success ? parsed.data : null;
}

/** Takes the last word as the last name, unless a comma shows that the last name comes first. */
function namesOf(name: string): { firstName: string; lastName: string } {
  const plain = name.replaceAll(/["“”]/g, '').trim();
  const [last = '', first] = plain.split(/\s*,\s*/);
  if (first !== undefined) {
    return { firstName: first, lastName: last };
  }
  const words = plain.split(/\s+/);
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}

/** Returns usernames to try, the likeliest first, because another member may already have one. */
export function usernamesFor({ firstName, lastName, email }: PastedPerson): string[] {
  const mailbox = suggestedUsername(email);
  const candidates = [mailbox, `${firstName}.${lastName}`.replaceAll(/\s+/g, '.'), `${mailbox}.2`, email];
  return candidates.flatMap((candidate) => usernameKey(candidate) ?? []);
}

/** Returns the form that adds a person to the prayer team. They choose a password through the link in their welcome email. */
export function memberFormFor(person: PastedPerson, username: string, password: string): MemberForm {
  return { ...person, username, password, phone: '', role: 'prayer_team' };
}
