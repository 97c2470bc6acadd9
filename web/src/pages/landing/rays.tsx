const RAYS = [
  { path: 'M20 620 C 260 460 530 310 840 150', width: 26, opacity: 0.1 },
  { path: 'M80 600 C 320 440 560 330 840 260', width: 24, opacity: 0.14 },
  { path: 'M190 600 C 400 440 600 350 840 320', width: 26, opacity: 0.2 },
  { path: 'M300 600 C 460 450 620 370 840 365', width: 28, opacity: 0.26 },
  { path: 'M420 600 C 540 460 660 390 840 420', width: 32, opacity: 0.32 },
]

/** Rays that spread from the corner, as sound from a horn. Decorative. */
export function Rays() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 800 560"
      preserveAspectRatio="xMaxYMax slice"
      className="pointer-events-none absolute end-0 bottom-0 h-full w-full max-w-3xl translate-x-1/6 overflow-visible text-brass"
    >
      {RAYS.map(({ path, width, opacity }) => (
        <path key={path} d={path} fill="none" stroke="currentColor" strokeWidth={width} opacity={opacity} />
      ))}
    </svg>
  )
}
