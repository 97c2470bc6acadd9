import type { ReactNode } from 'react'

/** The column of a page with text or a form. It begins at the left edge that all pages share. */
export function PageColumn({ children }: { children: ReactNode }) {
  return <div className="flex w-full max-w-2xl flex-col gap-6">{children}</div>
}
