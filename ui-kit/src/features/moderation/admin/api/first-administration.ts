import { useQueryClient } from '@tanstack/react-query'
import type { Administration } from '@fanfare/contract/moderation/data/administration.ts'

/** Where the query cache has what the first data of the page brought for the dashboard of administrators. */
export const FIRST_ADMINISTRATION = { queryKey: ['administration', 'first'] }

/** Lets queries of the dashboard begin with the first data of the page. */
export function useWithFirst() {
  const first = useQueryClient().getQueryState<Administration>(FIRST_ADMINISTRATION.queryKey)
  return <Options extends object, Part extends keyof Administration>(part: Part, options: Options) => ({
    ...options,
    initialData: first?.data?.[part],
    initialDataUpdatedAt: first?.dataUpdatedAt,
  })
}
