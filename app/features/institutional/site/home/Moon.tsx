/** The lit part in each phase, as seen from Recife: south of the equator the moon waxes from the left. */
const lit = [
  undefined,
  "M12 3A9 9 0 0 0 12 21A6.36 9 0 0 1 12 3z",
  "M12 3A9 9 0 0 0 12 21z",
  "M12 3A9 9 0 0 0 12 21A6.36 9 0 0 0 12 3z",
  "M12 3A9 9 0 0 0 12 21A9 9 0 0 0 12 3z",
  "M12 3A9 9 0 0 1 12 21A6.36 9 0 0 1 12 3z",
  "M12 3A9 9 0 0 1 12 21z",
  "M12 3A9 9 0 0 1 12 21A6.36 9 0 0 0 12 3z",
  undefined,
];

/** A decorative moon in the text's colour; `phase` 0 to 8 is one lunar month, from new moon to new moon. */
export function Moon({ phase, className }: { phase: number; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="1.5" />
      {lit[phase] && <path d={lit[phase]} fill="currentColor" />}
    </svg>
  );
}
