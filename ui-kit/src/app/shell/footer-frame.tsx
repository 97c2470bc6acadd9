import type { ReactNode } from 'react'

/** The landmark around every footer. */
export function FooterFrame({ children }: { children: ReactNode }) {
  return (
    <footer className="border-t border-line pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto w-full max-w-[1040px] px-4 sm:px-6">{children}</div>
    </footer>
  )
}
