import { Card } from '../../../../primitives/card.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'

const ROWS = ['one', 'two', 'three']

export function QueueSkeleton() {
  return (
    <Card padded={false} aria-hidden className="divide-y divide-line">
      {ROWS.map((row) => (
        <div key={row} className="flex flex-col gap-3 p-4 sm:px-5">
          <Skeleton className="h-5 w-44" />
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-8 w-48" />
        </div>
      ))}
    </Card>
  )
}
