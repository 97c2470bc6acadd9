import { Skeleton } from '../../../../primitives/skeleton.tsx'

const ROWS = ['one', 'two']

export function RowsSkeleton() {
  return (
    <div className="divide-y divide-line">
      {ROWS.map((row) => (
        <div key={row} className="flex items-center gap-3 py-3">
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-3/5" />
          </div>
          <Skeleton className="h-7 w-16" />
        </div>
      ))}
    </div>
  )
}
