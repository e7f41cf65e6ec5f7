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
  const { stdout: pem } = await run('openssl', [
    'req',
    ...['-x509', '-nodes', '-days', '2', '-subj', '/CN=strict-google'],
    ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
    ...['-addext', `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')}`],
    ...['-keyout', '-', '-out', '-'],
  ]);
  const spki = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' });
  return { key: pem, cert: pem, spkiHash: createHash('sha256').update(spki).digest('base64') };
}
