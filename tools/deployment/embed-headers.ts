import * as z from 'zod';

/** Headers of `firebase.json` for the paths of a source. */
export const hostingHeadersSchema = z.array(
  z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
);

export type HostingHeaders = z.infer<typeof hostingHeadersSchema>;

/** The one page that other sites may show in a frame, by its address and by its file. */
const EMBED_SOURCES = ['/embed', '/embed.html'];
const POLICY = 'Content-Security-Policy';
const NOBODY = "frame-ancestors 'none'";

/** Sites by their origins, set apart by spaces. */
export function originsOf(setting: string | undefined): string[] {
  return (setting ?? '').split(/\s+/).filter((origin) => origin !== '');
}

/**
 * The headers of a site whose `/embed` those origins may show in a frame, and whose other pages nobody may. Which of two rules for one
 * path counts is not documented: those of the page come first and last. Where a policy names its frame ancestors, browsers do not ask `X-Frame-Options`
 * (https://www.w3.org/TR/CSP3/#frame-ancestors-and-frame-options).
 * @throws Error where the site has no policy that forbids frames: there is nothing to make an exception of
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
