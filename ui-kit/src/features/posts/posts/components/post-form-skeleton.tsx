import { Card } from '../../../../primitives/card.tsx'
import { PageColumn } from '../../../../primitives/page-column.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'

export function PostFormSkeleton() {
  return (
    <PageColumn>
      <Skeleton className="h-9 w-64" />
      <Card className="flex flex-col gap-4">
        <Skeleton className="h-15 w-full" />
        <Skeleton className="h-15 w-full" />
        <Skeleton className="h-28 w-full" />
        <Skeleton className="control-sm w-56" />
        <Skeleton className="control w-40 self-end" />
      </Card>
    </PageColumn>
  )
}
