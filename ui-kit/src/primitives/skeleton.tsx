import { clsx } from 'clsx'

export interface SkeletonProps {
  /** Size and shape of the thing that will be here. */
  className: string
}

/** A box in place of something that is on its way. */
export function Skeleton({ className }: SkeletonProps) {
  return <span aria-hidden className={clsx('skeleton block', className)} />
}
