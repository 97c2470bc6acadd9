import { Dialog as Base } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '../button-style.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children: ReactNode
  /** Buttons at the end, the main one last. */
  footer?: ReactNode
  closeLabel: string
  /** Returns the element that gets the focus on close, where the opener may be gone. */
  finalFocus?: () => HTMLElement | null
  size?: 'sm' | 'md' | 'lg'
  /** Ignores clicks outside, which would lose typed input. */
  keepsInput?: boolean
}

const SIZES = { sm: 'max-w-md', md: 'max-w-lg', lg: 'max-w-2xl' } as const

/** The content of a dialog. */
export function DialogPopup({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  closeLabel,
  finalFocus,
  size = 'md',
  keepsInput = false,
}: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal={keepsInput}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-black/40 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-40 grid items-end justify-items-center sm:items-center sm:p-6">
          <Base.Popup
            finalFocus={finalFocus}
            className={clsx(
              'popup flex max-h-[92dvh] w-full flex-col rounded-xl! pb-[env(safe-area-inset-bottom)] outline-none max-sm:rounded-b-none!',
              SIZES[size],
            )}
          >
            <header className="flex items-start gap-4 px-5 pt-5">
              <div className="min-w-0 flex-1">
                <Base.Title className="text-xl font-semibold tracking-[-0.02em]">{title}</Base.Title>
                {description !== undefined && (
                  <Base.Description className="mt-1 text-muted">{description}</Base.Description>
                )}
              </div>
              <Base.Close
                aria-label={closeLabel}
                className={buttonClass({ variant: 'ghost', size: 'sm', className: 'aspect-square px-0!' })}
              >
                <X aria-hidden />
              </Base.Close>
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>
            {footer !== undefined && (
              <footer className="flex flex-wrap justify-end gap-2 px-5 pb-5">{footer}</footer>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
