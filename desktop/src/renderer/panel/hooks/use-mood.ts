import { useQuery } from '@tanstack/react-query'
import type { Mood } from '@fanfare/contract/posts/data/mood.ts'
import { moodsQuery } from '@fanfare/ui-kit/components/moods/mood-queries.ts'

/** A mood by its id; null until the moods are known. */
export function useMood(id: string | null): Mood | null {
  const { data } = useQuery({ ...moodsQuery(), enabled: id !== null })
  return data?.moods.find((each) => each.id === id) ?? null
}
