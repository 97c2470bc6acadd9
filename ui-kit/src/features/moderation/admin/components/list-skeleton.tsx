import { Card } from '../../../../primitives/card.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six']

/** Rows of two lines and a button, shown while a list is loading. */
export function ListSkeleton() {
  return (
    <Card padded={false} aria-hidden className="divide-y divide-line">
      {ROWS.map((row) => (
        <div key={row} className="flex items-center gap-3 px-4 py-3 sm:px-5">
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3 w-56 max-w-full" />
          </div>
          <Skeleton className="h-7 w-16" />
        </div>
      ))}
    </Card>
  )
}
