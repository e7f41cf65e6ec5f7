import type * as z from 'zod';
import { type MemberForm, memberFormSchema, suggestedUsername } from './team-member.ts';
import { usernameKey } from './username.ts';

/** Most people who are invited in one go. */
export const PASTED_PEOPLE_MAX = 50;

const personSchema = memberFormSchema.pick({ firstName: true, lastName: true, email: true });

/** Somebody who was named in a pasted text. */
export type PastedPerson = z.infer<typeof personSchema>;

interface PastedPeople {
  people: { line: string; person: PastedPerson }[];
  /** Lines without a first name, a last name and an address. */
  unreadable: string[];
}

/** One person a line, or one after another as mail programs list them: `Ana Lopez <ana@x.org>; Ben Roe <ben@x.org>`. */
const BETWEEN_PEOPLE = /\r?\n|(?<=>)[ \t]*[;,]|;(?=[^;\n]*<)/;
/** `Ana Lopez <ana@x.org>`, or `Ana Lopez, ana@x.org` with a comma, a semicolon, a tab or a space. */
const PERSON = /^(?<name>.*?)[\s,;]*<?(?<email>[^\s,;<>]+@[^\s,;<>]+)>?[\s,;]*$/;

/** Reads names and addresses; an address that comes twice counts once. */
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
  const parsed = personSchema.safeParse({ ...namesOf(name), email });
  return parsed.success ? parsed.data : null;
}

/** The last word is the last name, unless a comma says that it comes first. */
function namesOf(name: string): { firstName: string; lastName: string } {
  const plain = name.replaceAll(/["“”]/g, '').trim();
  const [last = '', first] = plain.split(/\s*,\s*/);
  if (first !== undefined) {
    return { firstName: first, lastName: last };
  }
  const words = plain.split(/\s+/);
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}

/** Usernames to try for somebody, the likeliest first: another of the team may have one already. */
export function usernamesFor({ firstName, lastName, email }: PastedPerson): string[] {
  const mailbox = suggestedUsername(email);
  const candidates = [mailbox, `${firstName}.${lastName}`.replaceAll(/\s+/g, '.'), `${mailbox}.2`, email];
  return candidates.flatMap((candidate) => usernameKey(candidate) ?? []);
}

/** What adds somebody to the prayer team, who chooses a password by the link in their welcome e-mail. */
export function memberFormFor(person: PastedPerson, username: string, password: string): MemberForm {
  return { ...person, username, password, phone: '', role: 'prayer_team' };
}
