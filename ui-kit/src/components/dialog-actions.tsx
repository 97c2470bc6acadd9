import type { ReactNode } from 'react'

export interface DialogActionsProps {
  children: ReactNode
}

/** The buttons at the end of the dialog, visible while the rest scrolls; the main one is last. */
export function DialogActions({ children }: DialogActionsProps) {
  return (
    <div className="sticky -bottom-4 z-10 -mx-5 -mb-4 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-raised sm:rounded-b-xl px-5 py-4">
      {children}
    </div>
  )
}
