import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const pathTo = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const REQUESTS = 1000;

const agent = new Agent({ keepAlive: true });

async function call(port: number): Promise<string> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, method: 'POST', agent }, resolve);
    outgoing.on('error', reject).end('a call');
  });
  return text(response);
}

it('a request runs the function that the message before it names', async () => {
  const child = fork(pathTo('testing/name-last-message.cjs'), {
    execArgv: ['--require', pathTo('shared-functions-process.cjs')],
  });
  try {
    const [port] = await once(child, 'message');
    const answers: string[] = [];
    for (let index = 0; index < REQUESTS; index += 1) {
      await new Promise((resolve) => child.send(`function ${index}`, resolve));
      answers.push(await call(Number(port)));
    }
    expect(answers).toEqual(Array.from({ length: REQUESTS }, (_, index) => `function ${index}`));
  } finally {
    agent.destroy();
    child.kill('SIGKILL');
  }
});
