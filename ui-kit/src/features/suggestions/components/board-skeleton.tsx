import { Card } from '../../../primitives/card.tsx'
import { Skeleton } from '../../../primitives/skeleton.tsx'
import { SuggestionsSkeleton } from './suggestions-skeleton.tsx'

/** Shown while the next suggestion of a post is loading. */
export function NextSkeleton() {
  return (
    <Card className="flex flex-col gap-3">
      <Skeleton className="h-4 w-3/5" />
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-5 w-24 rounded-full" />
      <Skeleton className="h-7 w-20 self-end" />
    </Card>
  )
}

/** Shown while the suggestions of a post are loading: their heading and the list, below the link on narrow screens. */
export function ListSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <Skeleton className="h-15 w-full rounded-lg lg:hidden" />
      <Skeleton className="h-5 w-24" />
      <SuggestionsSkeleton />
    </div>
  )
}
