/** Returns silence as the recorder stores it: a canonical PCM WAV, 16 bit. */
export function silentWav({ seconds = 1, sampleRateHz = 16_000, channels = 1 } = {}): Buffer {
  const bytesPerSecond = sampleRateHz * channels * 2;
  const data = Buffer.alloc(seconds * bytesPerSecond);
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + data.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(channels, 22);
  header.writeUInt32LE(sampleRateHz, 24);
  header.writeUInt32LE(bytesPerSecond, 28);
  header.writeUInt16LE(channels * 2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(data.length, 40);
  return Buffer.concat([header, data]);
}
