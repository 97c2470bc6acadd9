import { Skeleton } from '../../../../primitives/skeleton.tsx'

/** The shape of a list of tokens. */
export function TokensSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  )
}
