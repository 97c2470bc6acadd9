import { Suspense, useState } from 'react'
import { lazyWithQueries } from '../../../../components/queries/lazy-with-queries.tsx'

const SupportDialog = lazyWithQueries(() => import('./support-dialog.tsx'))

export interface SupportButtonProps {
  className?: string
  /** The label comes from the caller, so that a page loads no texts of the form. */
  children: string
}

/** Opens the form of a support request. */
export function SupportButton({ className, children }: SupportButtonProps) {
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  const show = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={show} className={className}>
        {children}
      </button>
      <Suspense>{opened && <SupportDialog open={open} onOpenChange={setOpen} />}</Suspense>
    </>
  )
}
