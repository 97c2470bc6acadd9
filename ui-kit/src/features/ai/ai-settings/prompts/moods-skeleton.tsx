import { MOODS } from '@fanfare/contract/posts/rules/mood.ts'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { MOOD_GRID } from './mood-grid.ts'

/** A toggle for each mood, shown while the moods are loading. */
export function MoodsSkeleton() {
  return (
    <div className={MOOD_GRID}>
      {MOODS.map(({ key }) => (
        <Skeleton key={key} className="control w-full rounded-md" />
      ))}
    </div>
  )
}
