import { Card } from '../../../primitives/card.tsx'
import { Skeleton } from '../../../primitives/skeleton.tsx'

const CARDS = ['one', 'two']

/** The cards of organizations while they are on their way. */
export function OrganizationCardsSkeleton() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {CARDS.map((card) => (
        <Card key={card} className="flex flex-col gap-4">
          <div className="flex gap-3">
            <Skeleton className="size-9 shrink-0" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-5 w-2/5" />
              <Skeleton className="h-3 w-1/4" />
            </div>
          </div>
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-8.5 w-20" />
        </Card>
      ))}
    </div>
  )
}
