import type { Section } from './section.ts';

export const HASHING: Section = {
  title: 'hashing',
  source: 'https://firebase.google.com/docs/reference/rules/rules.hashing',
  cases: [
    ["hashing.md5('a').toHexString()", "'0CC175B9C0F1B6A831C399E269772661'"],
    ["hashing.sha256(b'a').toBase64()", "'ypeBEsobvcr6wjGzmiPcTaeG7_gUfE5yuYB3ha_uSLs='"],
    ["hashing.crc32('123456789').toHexString()", "'2639F4CB'"],
    ["hashing.crc32c('123456789').toHexString()", "'839206E3'"],
    ["hashing.sha1('a')", 'fault: Function not found error: Name: [hashing.sha1].'],
    ['hashing.md5(1)', 'fault: Unsupported operation error. Received: hashing.md5(int).'],
    ['hashing.md5(null)', 'fault: Unsupported operation error. Received: hashing.md5(null).'],
  ],
};
