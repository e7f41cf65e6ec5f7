import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

const FIREBASE = { apiKey: 'key', projectId: 'our-church', appId: 'app', storageBucket: 'bucket' };

describe('the settings of a build', () => {
  it('treat what the deployment leaves empty as absent', () => {
    const env = readEnv({
      VITE_FIREBASE_CONFIG: JSON.stringify(FIREBASE),
      VITE_APP_CHECK_SITE_KEY: '',
      VITE_EMBED_ORIGINS: '',
      VITE_IDLE_SIGN_OUT_MINUTES: '',
    });

    expect(env.VITE_FIREBASE_CONFIG).toEqual(FIREBASE);
    expect(env.VITE_APP_CHECK_SITE_KEY).toBeUndefined();
    expect(env.VITE_EMBED_ORIGINS).toBe('');
    expect(env.VITE_IDLE_SIGN_OUT_MINUTES).toBe(30);
  });

  it('name each one that is missing or invalid', () => {
    expect(() => readEnv({ VITE_EMULATORS: 'localhost', VITE_IDLE_SIGN_OUT_MINUTES: 'soon' })).toThrow(
      /VITE_FIREBASE_CONFIG.*VITE_EMULATORS.*VITE_IDLE_SIGN_OUT_MINUTES/s,
    );
  });

  it.each(['auth', 'firestore', 'functions', 'storage'])('need host and port of the %s emulator', (name) => {
    const addresses = { auth: 'h:1', firestore: 'h:2', functions: 'h:3', storage: 'h:4' };
    const read = (emulators: object) =>
      readEnv({
        VITE_FIREBASE_CONFIG: JSON.stringify(FIREBASE),
        VITE_EMULATORS: JSON.stringify(emulators),
      });
    expect(read(addresses).VITE_EMULATORS?.storage).toEqual({ host: 'h', port: 4 });

    expect(() => read({ ...addresses, [name]: 'h' })).toThrow('VITE_EMULATORS');
  });

  it.each(Object.keys(FIREBASE))('need the %s of the Firebase project', (name) => {
    const config = { ...FIREBASE, [name]: undefined };

    expect(() => readEnv({ VITE_FIREBASE_CONFIG: JSON.stringify(config) })).toThrow('VITE_FIREBASE_CONFIG');
  });
});
