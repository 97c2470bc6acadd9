import { clsx } from 'clsx'

export interface SkeletonProps {
  /** Size and shape of the content. */
  className: string
}

/** A placeholder for content that is loading. */
export function Skeleton({ className }: SkeletonProps) {
  return <span aria-hidden className={clsx('skeleton block', className)} />
}
