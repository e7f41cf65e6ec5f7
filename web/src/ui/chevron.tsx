const PATHS = { down: 'M5 7.5l5 5 5-5', back: 'M12.5 4.5 7 10l5.5 5.5' };

export function Chevron({ to }: { to: keyof typeof PATHS }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d={PATHS[to]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
