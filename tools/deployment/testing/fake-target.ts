import type { GoogleRequest } from '../google.ts';
import type { Target } from '../preflight/check.ts';

/** Returns the target of a deployment with these answers of Google, and the changes that it is then asked for. */
export function fakeTarget(answer: (request: GoogleRequest) => unknown, settings: Partial<Target> = {}) {
  const changes: (readonly [path: string, body: object | undefined])[] = [];
  const target: Target = {
    google: {
      async call(request) {
        if (request.method !== undefined) {
          changes.push([request.path, request.body]);
        }
        return answer(request);
      },
    },
    project: 'our-church',
    projectNumber: '1',
    region: 'moon-west1',
    functionsSettings: {},
    webSettings: {},
    functionNames: [],
    ...settings,
  };
  return { target, changes };
}
