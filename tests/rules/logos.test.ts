import { assertFails } from '@firebase/rules-unit-testing';
import { CALLERS, FILE_ACCESS, OPERATIONS } from '@prayer-community/domain/direct-access';
import { logoFile } from '@prayer-community/domain/settings/logo';
import { describe, expect, it } from 'vitest';
import { attemptOnFile, filesUnderTest } from './file-attempts.ts';

const PNG = { contentType: 'image/png' };

const files = filesUnderTest();

let stored = 0;

function newPath(): string {
  stored += 1;
  return logoFile(String(stored).padStart(32, '0'), 'mark');
}

describe.each(OPERATIONS)('%s on a logo image', (operation) => {
  it.each(CALLERS)('is denied to %s', async (caller) => {
    expect(FILE_ACCESS.logos[operation]).toBeUndefined();
    const path = newPath();
    await files.store(path, PNG.contentType);

    await assertFails(attemptOnFile(files.storeAs(caller), operation, path, { path: newPath(), ...PNG }));
  });
});
