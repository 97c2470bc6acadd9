import { Card } from '../../../../primitives/card.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'

/** A provider with its facts and buttons, shown while the providers are loading. */
export function ProvidersSkeleton() {
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex items-center gap-2">
        <Skeleton className="h-6 w-24" />
        <Skeleton className="h-5.5 w-14 rounded-full" />
        <Skeleton className="h-5.5 w-20 rounded-full" />
      </div>
      <div className="grid gap-3 sm:grid-cols-3">
        {['model', 'key', 'checked'].map((fact) => (
          <div key={fact} className="flex flex-col gap-1.5">
            <Skeleton className="h-4 w-16" />
            <Skeleton className="h-4 w-32" />
          </div>
        ))}
      </div>
      <div className="flex gap-2">
        <Skeleton className="h-8.5 w-20" />
        <Skeleton className="h-8.5 w-20" />
      </div>
    </Card>
  )
}
