import type { Request, Response } from 'firebase-functions/https';

interface Accepted {
  /** False until the provider is set up. */
  isConfigured: boolean;
  bodyMaxBytes: number;
}

/** Returns the body of a report that a provider posts. Otherwise refuses the request and returns null. */
export function readReport(request: Request, response: Response, accepted: Accepted): Buffer | null {
  // A GET request has no body.
  const body = request.rawBody ?? Buffer.alloc(0);
  if (!accepted.isConfigured) {
    response.status(404).end();
  } else if (request.method !== 'POST') {
    response.status(405).set('Allow', 'POST').end();
  } else if (body.byteLength > accepted.bodyMaxBytes) {
    response.status(413).end();
  } else {
    return body;
  }
  return null;
}
