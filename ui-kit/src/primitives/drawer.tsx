import { Dialog as Base } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from './button-style.ts'

const SIDES = {
  left: 'left-0 border-e data-ending-style:-translate-x-full data-starting-style:-translate-x-full',
  right: 'right-0 border-s data-ending-style:translate-x-full data-starting-style:translate-x-full',
} as const

const SIZES = { menu: 'w-80 max-w-[86vw]', reading: 'w-full max-w-md' } as const

export interface DrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  closeLabel: string
  side?: keyof typeof SIDES
  size?: keyof typeof SIZES
  /** Stays in sight below the content, which scrolls. */
  footer?: ReactNode
  children: ReactNode
}

/** A panel from the edge of the screen: a menu on phones, or something to read beside the page. */
export function Drawer(props: DrawerProps) {
  const { open, onOpenChange, title, closeLabel, side = 'left', size = 'menu' } = props
  const { footer, children } = props
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-black/40 transition-opacity duration-250 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          className={clsx(
            'fixed inset-y-0 z-40 flex flex-col border-line bg-raised shadow-pop outline-none transition-transform duration-250 ease-out',
            SIDES[side],
            SIZES[size],
          )}
        >
          <header className="flex items-center justify-between gap-3 px-4 py-3">
            <Base.Title className="font-semibold">{title}</Base.Title>
            <Base.Close
              aria-label={closeLabel}
              className={buttonClass({ variant: 'ghost', className: 'aspect-square px-0!' })}
            >
              <X aria-hidden />
            </Base.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-[calc(1rem+env(safe-area-inset-bottom))]">
            {children}
          </div>
          {footer !== undefined && (
            <footer className="border-t border-line px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
