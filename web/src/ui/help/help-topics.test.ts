import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@prayer-community/i18n/language';
import { describe, expect, it } from 'vitest';
import { PATHS } from '../../config/paths.ts';
import {
  type HelpText,
  type HelpTexts,
  LEADERSHIP_TOPICS,
  picturePath,
  STAFF_TOPICS,
  VISITOR_TOPICS,
} from './help-topic.ts';
import { TOPICS_OF_PATHS, topicOfUrl } from './topic-of-url.ts';
import { TEAM_HELP as TEAM_EN } from './topics/en/team-topics.ts';
import { VISITOR_HELP as VISITORS_EN } from './topics/en/visitor-topics.ts';
import { TEAM_HELP as TEAM_ES } from './topics/es/team-topics.ts';
import { VISITOR_HELP as VISITORS_ES } from './topics/es/visitor-topics.ts';

const MAX_PICTURE_BYTES = 40_000;
const SITE = join(import.meta.dirname, '..', '..', '..', 'public');

const TEXTS: Record<(typeof LANGUAGES)[number], HelpTexts> = {
  en: { ...VISITORS_EN, ...TEAM_EN },
  es: { ...VISITORS_ES, ...TEAM_ES },
};

const EVERY = LANGUAGES.flatMap((language) =>
  [...VISITOR_TOPICS, ...STAFF_TOPICS, ...LEADERSHIP_TOPICS].map((topic) => ({
    language,
    topic,
    help: TEXTS[language][topic],
  })),
);

function wordsOf({ title, intro, steps, onDevice = '', readers = '' }: HelpText): number {
  return [title, intro, ...steps, onDevice, readers].join(' ').split(/\s+/).length;
}

describe('every help topic', () => {
  it.each(EVERY)('explains $topic in $language in 60 to 150 words', ({ help }) => {
    expect(help && wordsOf(help)).toBeGreaterThanOrEqual(60);
    expect(help && wordsOf(help)).toBeLessThanOrEqual(150);
    expect(help?.steps.length).toBeLessThanOrEqual(5);
  });

  it.each(EVERY)(
    'shows $topic in a small picture in $language and describes it',
    ({ topic, language, help }) => {
      const picture = readFileSync(join(SITE, picturePath(topic, language)));
      expect(picture.subarray(8, 12).toString()).toBe('WEBP');
      expect(picture.length).toBeLessThanOrEqual(MAX_PICTURE_BYTES);
      expect(help?.picture).toMatch(/^\p{Lu}.{15,}\.$/u);
    },
  );

  it.each(EVERY.filter(({ language }) => language !== 'en'))(
    'is translated: $topic in $language',
    ({ topic, help }) => {
      const english = TEXTS.en[topic];
      const [one, other] = [english, help].map(
        (text) =>
          text && [text.title, text.intro, ...text.steps, text.onDevice ?? [], text.readers ?? []].flat(),
      );
      expect(one?.length).toBe(other?.length);
      expect(one?.filter((words) => other?.includes(words))).toEqual([]);
    },
  );

  it('belongs to a screen', () => {
    const dashboard = ['?view=active', '?request=abc'].map((search) =>
      topicOfUrl({ pathname: PATHS.dashboard, search }),
    );
    expect(new Set([...Object.values(TOPICS_OF_PATHS), ...dashboard])).toEqual(
      new Set(EVERY.map(({ topic }) => topic)),
    );
  });
});

describe('the help topic of a URL', () => {
  const STAFF_ONLY: readonly string[] = [...STAFF_TOPICS, ...LEADERSHIP_TOPICS];
  const IN_TEAM_FRAME: readonly string[] = [
    PATHS.dashboard,
    PATHS.mySettings,
    PATHS.intake,
    PATHS.poster,
    PATHS.dailyContentAdmin,
    PATHS.userManagement,
    PATHS.distribution,
    PATHS.moderation,
    PATHS.insights,
    PATHS.settings,
    PATHS.setUp,
    PATHS.import,
    PATHS.export,
    PATHS.teamHelp,
  ];

  it.each(Object.values(PATHS).filter((path) => !IN_TEAM_FRAME.includes(path)))(
    'is one that visitors may read at %s',
    (path) => {
      expect(STAFF_ONLY).not.toContain(topicOfUrl({ pathname: path, search: '' }));
    },
  );

  it.each([
    ['/prayer-circles/some-circle', '', 'one-circle'],
    ['/prayerteam/dashboard', '', 'today'],
    ['/prayerteam/dashboard', '?view=mine', 'today'],
    ['/prayerteam/dashboard', '?view=archived', 'all-requests'],
    ['/prayerteam/dashboard', '?search=', 'all-requests'],
    ['/prayerteam/dashboard', '?view=mine&request=abc', 'one-request'],
    ['/help/privacy', '', 'getting-around'],
    ['/no/such/place', '', 'getting-around'],
  ])('is correct at %s%s', (pathname, search, topic) => {
    expect(topicOfUrl({ pathname, search })).toBe(topic);
  });
});
