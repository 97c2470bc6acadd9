import { Card } from '../../../primitives/card.tsx'
import { Skeleton } from '../../../primitives/skeleton.tsx'

const PLACES = ['one', 'two', 'three']

/** Shown while the first page is loading. */
export function SuggestionsSkeleton() {
  return (
    <div className="flex flex-col gap-2.5">
      {PLACES.map((place) => (
        <Card key={place} className="flex flex-col gap-3">
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-3/5" />
          <div className="flex items-center justify-between">
            <Skeleton className="h-5 w-24 rounded-full" />
            <Skeleton className="h-8 w-20" />
          </div>
        </Card>
      ))}
    </div>
  )
}
