import { describe, expect, it } from 'vitest';
import { untranslatedStrings } from '../../testing/untranslated-strings.ts';

const MODULES = import.meta.glob<string>(
  [
    '../../**/*.{ts,tsx}',
    '!../../**/*.test.{ts,tsx}',
    '!../../testing/**',
    // Already in Spanish.
    '!./spanish-for-staff.ts',
    '../../../../domain/src/**/*.ts',
    '!../../../../domain/src/**/*.test.ts',
    '!../../../../domain/src/testing/**',
    // Words that people write, used for detection, and the names of help lines.
    '!../../../../domain/src/safety/{help-lines,english/*,spanish/*}.ts',
    // Written in each language, which `help-topics.test.ts` checks.
    '!../help/topics/**',
    // Edited by leadership in each language.
    '!../../../../domain/src/settings/reply-templates.ts',
    // The readme of an archive. Its texts compile only together with their Spanish version.
    '!../../../../domain/src/church-export/{exported-kinds,export-tables,request-columns,readme}.ts',
    '../../../../functions/src/**/{*-mail,mail-layout}.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** Strings that look like product texts but are not, or that are translated elsewhere. */
const EXCEPTIONS: readonly { folder: string; words: readonly string[]; why: string }[] = [
  {
    folder: '../../config/',
    words: [
      'VITE_FIREBASE_CONFIG must be JSON with …',
      'VITE_EMULATORS must be JSON with host:port of …',
      'VITE_IDLE_SIGN_OUT_MINUTES must be a positive number',
    ],
    why: 'for the site’s developers',
  },
  { folder: '../../firebase/', words: ['Unauthenticated'], why: 'a text of the Functions SDK, never shown' },
  { folder: '../../features/poster/', words: ['A4'], why: 'a size of paper' },
  { folder: '../../features/request-prayer/', words: ['Website'], why: 'for programs that fill in forms' },
  {
    folder: '../../features/staff-sign-in/',
    words: ['Login Failed', 'Verification Failed', 'Failed to resend', 'Reset Failed', 'Update Failed'],
    why: 'names of steps, which `failureToast` says',
  },
  {
    folder: '../../../../domain/src/distribution/distribution',
    words: [
      'Leadership',
      'Notified about every new request and overdue requests.',
      'Prayer Team',
      'Notified about new requests the team can take.',
    ],
    why: 'stored, and said where it is shown',
  },
  {
    folder: '../../../../domain/src/request-form/prayer-data',
    words: ['Request on behalf of someone else', 'Anonymous Request'],
    why: 'stored, and said where it is shown',
  },
  {
    folder: '../../../../domain/src/prayer-request/due-time',
    words: ['…, quiet from … to … in …'],
    why: 'compared, never shown',
  },
  {
    folder: '../../../../domain/src/',
    words: ['Duplicate category', 'Duplicate language', 'Invalid status key'],
    why: 'what no form of ours can send',
  },
  {
    folder: '../../../../domain/src/settings/',
    words: ['Prayer', 'Share a prayer request, and pray for one another.'],
    why: 'for browsers that install the site, in one language',
  },
  {
    folder: '../../../../domain/src/import/read-values',
    words: ['in progress', 'prayed for'],
    why: 'words of other systems, compared, never shown',
  },
  { folder: '../prayer-session/', words: ['a, button, summary'], why: 'a selector' },
  { folder: '../../session/push/', words: ['Macintosh'], why: 'what a browser says of itself' },
];

const isException = (path: string, words: string) =>
  EXCEPTIONS.some((exception) => path.startsWith(exception.folder) && exception.words.includes(words));

const ALL = Object.entries(MODULES).flatMap(([path, source]) =>
  untranslatedStrings(path, source).map((untranslated) => ({ path, ...untranslated })),
);

describe('every text', () => {
  it('is translated or a listed exception', () => {
    const untranslated = ALL.filter(({ path, words }) => !isException(path, words));
    expect(untranslated.map(({ path, line, words }) => `${path}:${line} ${words}`)).toEqual([]);
  });

  it('needs every listed exception', () => {
    const unneeded = EXCEPTIONS.flatMap(({ folder, words }) =>
      words.filter(
        (each) => !ALL.some(({ path, words: found }) => path.startsWith(folder) && found === each),
      ),
    );
    expect(unneeded).toEqual([]);
  });
});

describe('untranslatedStrings', () => {
  it.each([
    ['in an element', 'const a = <p>pray</p>;'],
    ['in an expression inside an element', 'const a = <p>{isOne ? "pray" : <b />}</p>;'],
    ['in a conditional template literal', 'const a = <p>{isOne && `pray`}</p>;'],
    ['in a displayed attribute', 'const a = <input aria-label={name ?? "pray"} />;'],
    ['in a displayed property', 'const a = { label: "pray" };'],
    ['in an element that fills a placeholder', 'const a = filled("{link}", { link: <a>pray</a> });'],
    ['in a constant', 'const A = ["Pray"];'],
    ['in a function call', 'tell("I pray");'],
    ['in a return value', `const answer = () => \`\${name} will pray\`;`],
    ['in a date format with a month name', 'day.format("MMM YYYY");'],
  ])('finds words %s', (_where, source) => {
    const spoken = "import { filled } from '../language/filled.ts';";
    expect(untranslatedStrings('some.tsx', `${spoken}\n${source}`)).toMatchObject([{ line: 2 }]);
  });

  it.each([
    ['said', "import { text as say } from '@prayer-community/i18n/text'; say('Pray');"],
    ['the message of a thrown error', 'throw new TypeError("Pray first");'],
    ['written to the console', 'console.error("I prayed", error);'],
    ['in styles', 'const A = styled("div")({ fontFamily: "Georgia, serif" });'],
    ['in class names', 'const a = <p className="stays whole" />;'],
    ['a CSS selector', "document.querySelector('form audio');"],
    ['compared', 'const a = <p>{key === "Enter" && <b />}</p>;'],
    ['the label of a key', 'const a = <kbd>Enter</kbd>;'],
    ['a type', 'type Key = "Enter";'],
    ['the product name', 'const A = "Prayer Community";'],
  ])('finds nothing if the words are %s', (_where, source) => {
    expect(untranslatedStrings('some.tsx', source)).toEqual([]);
  });
});
