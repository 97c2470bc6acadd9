import { Card } from '../../../../primitives/card.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'

/** Shown while the status of the connection is loading. */
export function SectionSkeleton() {
  return (
    <Card className="flex flex-col gap-4">
      <Skeleton className="h-5 w-1/3" />
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-8.5 w-40" />
    </Card>
  )
}
