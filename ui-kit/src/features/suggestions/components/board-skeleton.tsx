import { Card } from '../../../primitives/card.tsx'
import { Skeleton } from '../../../primitives/skeleton.tsx'
import { SuggestionsSkeleton } from './suggestions-skeleton.tsx'

/** Shown while the suggestions of a post are loading: the next one, the link, the list. */
export function BoardSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <Card className="flex flex-col gap-3">
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="h-5 w-24 rounded-full" />
        <Skeleton className="h-7 w-20 self-end" />
      </Card>
      <Skeleton className="h-15 w-full rounded-lg" />
      <Skeleton className="h-5 w-24" />
      <SuggestionsSkeleton />
    </div>
  )
}
