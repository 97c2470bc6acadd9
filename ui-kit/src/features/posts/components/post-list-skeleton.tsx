import { Card } from '../../../primitives/card.tsx'
import { Skeleton } from '../../../primitives/skeleton.tsx'

const ROWS = ['one', 'two', 'three', 'four']

/** The rows of posts while they are on their way. */
export function PostListSkeleton() {
  return (
    <Card padded={false} className="divide-y divide-line">
      {ROWS.map((row) => (
        <div key={row} className="flex gap-3 p-4 sm:px-5">
          <Skeleton className="size-8 shrink-0" />
          <div className="flex flex-1 flex-col gap-2.5">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3 w-2/5" />
            <Skeleton className="h-4 w-4/5" />
            <div className="flex gap-2">
              <Skeleton className="h-5 w-16 rounded-full" />
              <Skeleton className="h-5 w-24 rounded-full" />
              <Skeleton className="ms-auto h-4 w-32" />
            </div>
          </div>
        </div>
      ))}
    </Card>
  )
}
