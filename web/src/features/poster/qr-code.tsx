import { t } from '@prayer-community/i18n/text';
import { encode } from 'uqr';

/** The white border that cameras need, in modules: ISO/IEC 18004. */
const QUIET_ZONE = 4;

/** A URL as a QR code, always dark on white. */
export function QrCode({ url }: { url: string }) {
  const { data, size } = encode(url, { ecc: 'M', border: 0 });
  const side = size + 2 * QUIET_ZONE;
  return (
    <svg
      role="img"
      aria-label={t('QR code for {address}', { address: url })}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} fill="#fff" />
      <path d={modulesPath(data)} fill="#000" />
    </svg>
  );
}

/** Returns an SVG path with one square per dark module. */
function modulesPath(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
