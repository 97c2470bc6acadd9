import { clsx } from 'clsx'
import { Skeleton } from '../primitives/skeleton.tsx'

export interface RowsSkeletonProps {
  /** The padding of the real rows. */
  row: string
}

/** Three rows with two lines and a button, shown while a list is loading. */
export function RowsSkeleton({ row }: RowsSkeletonProps) {
  return (
    <div aria-hidden className="divide-y divide-line">
      {['one', 'two', 'three'].map((key) => (
        <div key={key} className={clsx('flex items-center gap-3', row)}>
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3 w-56 max-w-full" />
          </div>
          <Skeleton className="h-7 w-16" />
        </div>
      ))}
    </div>
  )
}
