import { Card } from '../../../../primitives/card.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'

/** The shape of a list with one webhook. */
export function WebhooksSkeleton() {
  return (
    <Card className="flex flex-col gap-4">
      <Skeleton className="h-5 w-2/5" />
      <Skeleton className="h-4 w-3/5" />
      <Skeleton className="h-8.5 w-full" />
    </Card>
  )
}
