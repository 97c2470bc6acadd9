import { Card } from '../../../primitives/card.tsx'
import { Skeleton } from '../../../primitives/skeleton.tsx'

const PLACES = ['one', 'two', 'three']

/** Where the reports will be. */
export function ReportListSkeleton() {
  return (
    <Card padded={false} aria-hidden className="divide-y divide-line">
      {PLACES.map((place) => (
        <div key={place} className="flex flex-col gap-2.5 p-4 sm:px-5">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      ))}
    </Card>
  )
}
