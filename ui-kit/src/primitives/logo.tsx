const HORN =
  'M8.2 25.4V8.6c0-.9.7-1.6 1.6-1.6 4.9 0 8.9-.6 12.6-2.3.8-.4 1.6.1 1.6 1v8.6c0 .9-.9 1.4-1.7 1-2.7-1.3-5.7-1.9-9.1-2v12.1c0 .9-.7 1.6-1.6 1.6H9.8c-.9 0-1.6-.7-1.6-1.6z'

export interface LogoMarkProps {
  /** Pixels. */
  size?: number
}

/** The logo without the name: an F shaped like a horn, and a note. Decorative. */
export function LogoMark({ size = 24 }: LogoMarkProps) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 32 32" className="shrink-0">
      <rect width="32" height="32" rx="9" fill="#00474a" />
      <path fill="#edb242" d={HORN} />
      <circle cx="18.3" cy="21.3" r="2.7" fill="#fbfaf7" />
    </svg>
  )
}

/** The logo with the name. */
export function Logo({ size = 24 }: LogoMarkProps) {
  return (
    <span className="inline-flex items-center gap-2 font-display text-md font-semibold tracking-[-0.02em]">
      <LogoMark size={size} />
      Fanfare
    </span>
  )
}
