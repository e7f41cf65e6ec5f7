import { createHash } from 'node:crypto';
import { INT64_MIN, saturatingInt64 } from '../values/int64.ts';
import { LatLng } from '../values/latlng.ts';
import { CRC32, CRC32C, crc } from './crc.ts';
import { functionRow, method, type Operation } from './operation.ts';
import { bytesOf } from './strings.ts';

const absolute = (value: bigint) => (value < 0n && value !== INT64_MIN ? -value : value);
const digest = (algorithm: 'md5' | 'sha256') => (value: string | Uint8Array) =>
  new Uint8Array(createHash(algorithm).update(bytesOf(value)).digest());
const checksum = (polynomial: number) => (value: string | Uint8Array) => crc(bytesOf(value), polynomial);

/** Firebase Security Rules reference, "math", "hashing" and "LatLng". */
// biome-ignore format: a table
export const NUMBERS: readonly Operation[] = [
  functionRow('math.abs',     ['int'],            'int',    absolute),
  functionRow('math.abs',     ['float'],          'float',  Math.abs),
  functionRow('math.ceil',    ['float'],          'float',  Math.ceil),
  functionRow('math.floor',   ['float'],          'float',  Math.floor),
  functionRow('math.round',   ['float'],          'int',    (value) => saturatingInt64(Math.round(value))),
  functionRow('math.sqrt',    ['float'],          'float',  Math.sqrt),
  functionRow('math.pow',     ['float', 'float'], 'float',  (base, exponent) => base ** exponent),
  functionRow('math.isNaN',   ['float'],          'bool',   Number.isNaN),
  functionRow('hashing.md5',    ['bytes'],        'bytes',  digest('md5')),
  functionRow('hashing.md5',    ['string'],       'bytes',  digest('md5')),
  functionRow('hashing.sha256', ['bytes'],        'bytes',  digest('sha256')),
  functionRow('hashing.sha256', ['string'],       'bytes',  digest('sha256')),
  functionRow('hashing.crc32',  ['bytes'],        'bytes',  checksum(CRC32)),
  functionRow('hashing.crc32',  ['string'],       'bytes',  checksum(CRC32)),
  functionRow('hashing.crc32c', ['bytes'],        'bytes',  checksum(CRC32C)),
  functionRow('hashing.crc32c', ['string'],       'bytes',  checksum(CRC32C)),
  functionRow('latlng.value', ['float', 'float'], 'latlng', (latitude, longitude) => LatLng.of(latitude, longitude)),
  method('latitude',  ['latlng'],                 'float',  ({ latitude }) => latitude),
  method('longitude', ['latlng'],                 'float',  ({ longitude }) => longitude),
  method('distance',  ['latlng', 'latlng'],       'float',  (from, to) => from.distanceTo(to)),
];
