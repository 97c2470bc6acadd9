import type { ReactNode } from 'react'

/** A line with a word in its middle, between two ways to go on. */
export function TextDivider({ children }: { children: ReactNode }) {
  return (
    <p className="my-2 flex items-center gap-3 text-sm text-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {children}
    </p>
  )
}
