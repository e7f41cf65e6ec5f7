import { expect, it } from 'vitest';
import { PREPARED, PROJECT, PROJECT_NUMBER } from './prepared.ts';
import type { StubCall } from './stub-call.ts';
import { StubProject } from './stub-project.ts';

const SERVICES = `projects/${PROJECT_NUMBER}/services`;
const KEYS = `projects/${PROJECT}/locations/global/keys`;

const newProject = () =>
  new StubProject(
    { ...PREPARED, hasApis: true, attestedServices: ['firestore.googleapis.com'] },
    (host) => `http://${host}`,
  );

const callTo = (service: string, method: string, path: string): StubCall => ({
  method,
  path,
  host: `${service}.googleapis.com`,
  version: 'v1',
  query: new URLSearchParams(),
  body: {},
});

it.each([
  ['run', 'POST', `projects/${PROJECT}/locations/europe-west3/services/signin:setIamPolicy`],
  ['cloudresourcemanager', 'GET', `projects/${PROJECT}`],
  ['cloudresourcemanager', 'POST', `projects/${PROJECT}:setIamPolicy`],
  ['firebase', 'GET', `projects/${PROJECT}`],
  ['firebase', 'POST', `projects/${PROJECT}/webApps`],
])('the stub project answers a call to %s: %s %s', (service, method, path) => {
  const call = { ...callTo(service, method, path), body: { policy: {} } };
  expect(newProject().answer(call)?.status).toBe(200);
});

it.each([
  ['run', 'PUT', `projects/${PROJECT}/locations/europe-west3/services/signin`],
  ['run', 'POST', `projects/${PROJECT}/locations/europe-west3/services`],
  ['cloudresourcemanager', 'PATCH', `projects/${PROJECT}`],
  ['cloudresourcemanager', 'POST', `projects/${PROJECT}/tagBindings`],
  ['firebase', 'POST', `projects/${PROJECT}/androidApps`],
  ['firebase', 'DELETE', `projects/${PROJECT}/webApps/1:2:web:3`],
])('the stub project does not answer a call to %s: %s %s', (service, method, path) => {
  expect(newProject().answer(callTo(service, method, path))).toBeNull();
});

it.each([
  ['firestore', 'ENFORCED'],
  ['identitytoolkit', 'OFF'],
  ['firebasestorage', 'OFF'],
])('the stub project reports App Check for %s as %s', (service, enforcementMode) => {
  const call = callTo('firebaseappcheck', 'GET', `${SERVICES}/${service}.googleapis.com`);
  expect(newProject().answer(call)).toEqual({ status: 200, body: { enforcementMode } });
});

it('the stub project creates an API key through an operation and lists it afterward', () => {
  const project = newProject();
  const call = { ...callTo('apikeys', 'POST', KEYS), body: { displayName: 'Church' } };
  expect(project.answer(call)?.body).toMatchObject({
    name: expect.stringMatching(/^operations\//),
    done: true,
  });
  const keys = project.answer(callTo('apikeys', 'GET', KEYS));
  expect(keys?.body).toMatchObject({ keys: expect.arrayContaining([expect.objectContaining(call.body)]) });
});
