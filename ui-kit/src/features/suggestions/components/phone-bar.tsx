import type { ReactNode } from 'react'

export interface PhoneBarProps {
  /** A tall one has a second row of buttons. */
  height: 'low' | 'tall'
  children: ReactNode
}

/** The actions on the next suggestion, at the bottom of a phone, within reach of the thumb. */
export function PhoneBar({ height, children }: PhoneBarProps) {
  return (
    <div
      data-copy-bar={height}
      className="fixed inset-x-0 bottom-0 z-20 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-canvas px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:px-6"
    >
      {children}
    </div>
  )
}
