/** A float as the engine prints it: `1.0`, `1.5`, `1.0E9`, `1.0E-4`, `-0.0`, `Infinity`, `NaN`. */
export function floatText(value: number): string {
  if (!Number.isFinite(value)) {
    return String(value);
  }
  if (Object.is(value, -0)) {
    return '-0.0';
  }
  const size = Math.abs(value);
  if (size === 0 || (size >= 1e-3 && size < 1e7)) {
    return withFraction(String(value));
  }
  const [digits = '', exponent = ''] = value.toExponential().split('e');
  return `${withFraction(digits)}E${exponent.replace('+', '')}`;
}

function withFraction(digits: string): string {
  return digits.includes('.') ? digits : `${digits}.0`;
}
