import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CIRCLE_SUBCOLLECTIONS,
  COLLECTIONS,
  POST_SUBCOLLECTIONS,
  REQUEST_SUBCOLLECTIONS,
} from '@prayer-community/domain/collections';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '../project.ts';
import { readFunctionsBy } from './function-names.ts';

const read = (name: string) => readFileSync(join(REPOSITORY, 'docs', name), 'utf8');
const guide = read('restore.md');

/** Schedules that neither delete nor send anything because of restored documents. `deliveries` are never restored. */
const RUN_DURING_A_RESTORE = ['deliverLater', 'restoreAvailability'];

describe('the restore guide', () => {
  const [, table = ''] = guide.split('| lost | `--collection-ids` |');
  const lists = [...(table.split('\n\n')[0] ?? '').matchAll(/\| `([\w,]+)` \|/g)].map(([, ids = '']) =>
    ids.split(','),
  );

  // Each request holds its number of prayers. The id would also bring back the deleted prayers of circles.
  const { prayers, ...REQUEST_CONTENT } = REQUEST_SUBCOLLECTIONS;

  it('names every collection', () => {
    const all = [COLLECTIONS, REQUEST_SUBCOLLECTIONS, CIRCLE_SUBCOLLECTIONS, POST_SUBCOLLECTIONS];
    expect(new Set(lists.flat())).toEqual(new Set(all.flatMap((ids) => Object.values(ids))));
  });

  it.each([
    [COLLECTIONS.prayerRequests, REQUEST_CONTENT],
    [COLLECTIONS.prayerCircles, CIRCLE_SUBCOLLECTIONS],
    [COLLECTIONS.beliefWallPosts, POST_SUBCOLLECTIONS],
  ])('lists the subcollections of %s together with it', (parent, below) => {
    expect(lists.find((ids) => ids.includes(parent))).toEqual(expect.arrayContaining(Object.values(below)));
  });

  it('pauses and resumes all other schedules', () => {
    const loops = [...guide.matchAll(/^for job in (.+); do\n +gcloud scheduler jobs (\w+)/gm)];
    expect(loops.map(([, , action]) => action)).toEqual(['pause', 'resume']);
    for (const [, names = ''] of loops) {
      expect([...names.split(' '), ...RUN_DURING_A_RESTORE].sort()).toEqual(
        readFunctionsBy(/^every /, REPOSITORY).sort(),
      );
    }
  });

  it('brings no prayers of circles back together with requests', () => {
    expect(lists.find((ids) => ids.includes(COLLECTIONS.prayerRequests))).not.toContain(prayers);
  });
});

describe.each(['deploy.md', 'operate.md', 'restore.md'])('the commands in %s', (name) => {
  const commands = [
    ...read(name).matchAll(/^(?:npx firebase|gcloud) .+$|`((?:npx\s+firebase|gcloud) [^`]+)`/gm),
  ]
    .map(([line, quoted]) => (quoted ?? line).replaceAll(/\s+/g, ' '))
    .filter((command) => !command.endsWith('login'));

  it('all specify the project', () => {
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.filter((command) => !/ --project[ =]our-/.test(command))).toEqual([]);
  });
});
