import { Card } from '../../../primitives/card.tsx'
import { Skeleton } from '../../../primitives/skeleton.tsx'

/** The first sheets of the profile while nobody knows yet what stands on them. */
export function ProfileSkeleton() {
  return (
    <>
      <Card className="flex flex-col gap-4">
        <Skeleton className="h-6 w-24" />
        <div className="flex items-center gap-5">
          <Skeleton className="size-20 shrink-0 rounded-full!" />
          <Skeleton className="h-8.5 w-40" />
        </div>
      </Card>
      <Card className="flex flex-col gap-4">
        <Skeleton className="h-6 w-24" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </Card>
    </>
  )
}
