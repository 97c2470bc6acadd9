import { Skeleton } from '../../../primitives/skeleton.tsx'

export function NotificationsSkeleton() {
  return (
    <div className="flex flex-col gap-4 px-2 py-2.5">
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex flex-col gap-1.5">
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-3 w-20" />
        </div>
      ))}
    </div>
  )
}
