import { execFile } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { promisify } from 'node:util';

const run = promisify(execFile);

interface Certificate {
  readonly key: string;
  readonly cert: string;
  /** For `--ignore-certificate-errors-spki-list`. */
  readonly spkiHash: string;
}

/**
 * Creates a self-signed certificate for the hosts.
 * @throws Error if openssl is not installed
 */
export async function makeCertificate(hosts: readonly string[]): Promise<Certificate> {
  const { stdout } = await run('openssl', [
    'req',
    ...['-x509', '-nodes', '-days', '2', '-subj', '/CN=strict-google'],
    ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
    ...['-addext', `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')}`],
    ...['-keyout', '-', '-out', '-'],
  ]);
  const key = blockOf(stdout, 'PRIVATE KEY');
  const cert = blockOf(stdout, 'CERTIFICATE');
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, spkiHash: createHash('sha256').update(spki).digest('base64') };
}

function blockOf(text: string, name: string): string {
  const block = new RegExp(`-----BEGIN ${name}-----[^]+-----END ${name}-----`).exec(text)?.[0];
  if (block === undefined) {
    throw new Error(`openssl made no ${name}.`);
  }
  return `${block}\n`;
}
