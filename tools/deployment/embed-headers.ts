import * as z from 'zod';

export const hostingHeadersSchema = z.array(
  z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
);

export type HostingHeaders = z.infer<typeof hostingHeadersSchema>;

/** The only page that other sites may frame, by its URL and its file. */
const EMBED_SOURCES = ['/embed', '/embed.html'];
const POLICY = 'Content-Security-Policy';
const NOBODY = "frame-ancestors 'none'";

/** Parses a list of origins that are separated by spaces. */
export function originsOf(setting: string | undefined): string[] {
  return (setting ?? '').split(/\s+/).filter((origin) => origin !== '');
}

/**
 * Returns headers that let these origins frame `/embed` and let no one frame any other page. The rules for the page
 * come both first and last because which of two matching rules wins is not documented. Browsers ignore
 * `X-Frame-Options` if a policy has frame ancestors (https://www.w3.org/TR/CSP3/#frame-ancestors-and-frame-options).
 * @throws Error if the site has no policy that forbids framing, because there is nothing to make an exception from
 */
export function withEmbedOrigins(headers: HostingHeaders, origins: readonly string[]): HostingHeaders {
  if (origins.length === 0) {
    return headers;
  }
  const everywhere = headers.find(({ source }) => source === '**');
  const policy = everywhere?.headers.find(({ key }) => key === POLICY)?.value;
  if (!policy?.includes(NOBODY)) {
    throw new Error(`firebase.json: no ${POLICY} for ** with ${NOBODY}`);
  }
  const value = policy.replace(NOBODY, `frame-ancestors ${origins.join(' ')}`);
  const embed = EMBED_SOURCES.map((source) => ({ source, headers: [{ key: POLICY, value }] }));
  return [...embed, ...headers, ...embed];
}
