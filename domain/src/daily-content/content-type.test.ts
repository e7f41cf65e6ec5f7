import { expect, it } from 'vitest';
import { CONTENT_TYPES, contentTypeName } from './content-type.ts';

it('administration offers six types of content', () => {
  expect(CONTENT_TYPES.map(contentTypeName)).toEqual([
    'Prompt',
    'Scripture',
    'Reflection',
    'Prayer',
    'Teaching',
    'Document',
  ]);
});
