import { Card } from '../../../../primitives/card.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { MoodsSkeleton } from './moods-skeleton.tsx'

/** The three texts and the moods, shown while the settings are loading. */
export function PromptsSkeleton() {
  return (
    <>
      <Card className="flex flex-col gap-5">
        <Skeleton className="h-6 w-48" />
        {['tone', 'avoid', 'examples'].map((text) => (
          <div key={text} className="flex flex-col gap-2">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-20 w-full" />
            <Skeleton className="h-4 w-3/5" />
          </div>
        ))}
      </Card>
      <Card className="flex flex-col gap-4">
        <Skeleton className="h-6 w-20" />
        <MoodsSkeleton />
      </Card>
    </>
  )
}
