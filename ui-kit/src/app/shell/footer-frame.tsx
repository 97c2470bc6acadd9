import type { ReactNode } from 'react'

/** The landmark around every footer. While the page above it loads, it would move, and is not shown. */
export function FooterFrame({ children }: { children: ReactNode }) {
  return (
    <footer className="border-t border-line pb-[env(safe-area-inset-bottom)] in-[body:has(main_:is(.skeleton,[data-pending]))]:invisible">
      <div className="mx-auto w-full max-w-[1040px] px-4 sm:px-6">{children}</div>
    </footer>
  )
}
