import { Card } from '../../../../primitives/card.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'

const SKELETON_ROWS = ['one', 'two', 'three', 'four']

export function ListSkeleton() {
  return (
    <Card padded={false} aria-hidden className="divide-y divide-line">
      {SKELETON_ROWS.map((row) => (
        <div key={row} className="flex flex-col gap-2.5 p-4">
          <Skeleton className="h-5 w-16" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      ))}
    </Card>
  )
}
