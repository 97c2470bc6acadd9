import { Card } from '../../../primitives/card.tsx'
import { Skeleton } from '../../../primitives/skeleton.tsx'

const PLACES = ['one', 'two', 'three', 'four', 'five', 'six']

/** Where the tags will be. */
export function TagListSkeleton() {
  return (
    <Card padded={false} aria-hidden className="divide-y divide-line">
      {PLACES.map((place) => (
        <div key={place} className="flex items-center gap-3 px-4 py-3 sm:px-5">
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-3 w-16" />
          </div>
          <Skeleton className="h-7 w-24" />
        </div>
      ))}
    </Card>
  )
}
