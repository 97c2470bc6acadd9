import { Skeleton } from '../../../primitives/skeleton.tsx'

/** The boxes of a public post while it is on its way. */
export function PublicPostSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-5 w-40 rounded-full" />
      <Skeleton className="h-9 w-4/5" />
      <Skeleton className="h-4 w-72" />
      <Skeleton className="h-4 w-3/5" />
      <Skeleton className="h-15 w-full rounded-lg" />
      <Skeleton className="h-8.5 w-32" />
    </div>
  )
}
