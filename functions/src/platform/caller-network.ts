import type { CallableRequest } from 'firebase-functions/https';
import { logger } from 'firebase-functions/logger';
import ipaddr from 'ipaddr.js';
import { NetworkWatch } from './network-watch.ts';
import { trustedProxyHops } from './parameters.ts';

/** The smallest and the largest network that providers assign to one subscriber: https://www.rfc-editor.org/rfc/rfc6177 */
const IPV6_SUBSCRIBER_BITS = 64;
const IPV6_LARGEST_SUBSCRIBER_BITS = 48;

const WITH_PORT = /^(?:\[(?<v6>[^\]]+)\](?::\d+)?|(?<v4>[\d.]+):\d+)$/;

const watch = new NetworkWatch();

/**
 * Returns the network of a caller, as the subject of rate limits: an IPv4 address, or the /64 of an IPv6 address.
 * Google's front end appends the address that it saw to X-Forwarded-For, and so does each of our proxies before it.
 * Entries further left are only the caller's claim.
 */
export function callerNetwork(request: Pick<CallableRequest, 'rawRequest'>): string {
  const forwarded = request.rawRequest.headers['x-forwarded-for'];
  const entries = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',');
  const hops = Math.min(trustedProxyHops.value(), entries.length);
  const seen = entries.at(-hops)?.trim() || request.rawRequest.socket?.remoteAddress || 'unknown';
  const network = networkOf(seen);
  const doubt = watch.record(network);
  if (doubt !== null) {
    logger.warn('callerNetwork', { outcome: doubt });
  }
  return network;
}

/** Returns the IPv4 address, or the /64 of an IPv6 address. Returns anything else unchanged. */
export function networkOf(address: string): string {
  const { v4, v6 } = WITH_PORT.exec(address)?.groups ?? {};
  const host = v4 ?? v6 ?? address;
  if (!ipaddr.isValid(host)) {
    return address;
  }
  // Converts an IPv4-mapped IPv6 address to IPv4.
  const parsed = ipaddr.process(host);
  return parsed.kind() === 'ipv4'
    ? parsed.toString()
    : ipv6Network(parsed.toNormalizedString(), IPV6_SUBSCRIBER_BITS);
}

/**
 * Returns the largest network that may belong to the same subscriber as a network from `callerNetwork`: the /48 of an
 * IPv6 network, otherwise the same network. For actions that no one should do twice. Neighbors may share it.
 */
export function subscriberOf(network: string): string {
  const [address = network] = network.split('/');
  return ipaddr.IPv6.isValid(address) ? ipv6Network(address, IPV6_LARGEST_SUBSCRIBER_BITS) : network;
}

function ipv6Network(address: string, bits: number): string {
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`;
}
