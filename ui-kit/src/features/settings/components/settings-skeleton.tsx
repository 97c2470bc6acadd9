import { Card } from '../../../primitives/card.tsx'
import { Skeleton } from '../../../primitives/skeleton.tsx'

/** The settings while nobody knows yet whose they are. */
export function SettingsSkeleton() {
  return (
    <div className="grid gap-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="hidden flex-col gap-3 lg:flex">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="mt-4 h-8 w-full" />
        <Skeleton className="h-8 w-full" />
        <Skeleton className="h-8 w-full" />
      </div>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-9 w-3/5" />
        <Card className="flex flex-col gap-4">
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-8.5 w-full" />
          <Skeleton className="h-20 w-full" />
        </Card>
      </div>
    </div>
  )
}
