import { Card } from '../../../../primitives/card.tsx'
import { PageColumn } from '../../../../primitives/page-column.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'

export function PostFormSkeleton() {
  return (
    <PageColumn>
      <Skeleton className="h-4 w-24" />
      <Skeleton className="h-9 w-64" />
      <Card className="flex flex-col gap-5">
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-20 w-full" />
      </Card>
    </PageColumn>
  )
}
