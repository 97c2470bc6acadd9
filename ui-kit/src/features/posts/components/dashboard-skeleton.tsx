import { Skeleton } from '../../../primitives/skeleton.tsx'
import { PostListSkeleton } from './post-list-skeleton.tsx'

/** The dashboard while nobody knows yet which organization it is about. */
export function DashboardSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <Skeleton className="h-20 w-80 max-w-full" />
      <div className="grid grid-cols-2 gap-3">
        <Skeleton className="h-22" />
        <Skeleton className="h-22" />
      </div>
      <PostListSkeleton />
    </div>
  )
}
