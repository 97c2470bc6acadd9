import { queryOptions, skipToken, useQuery, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PendingAction } from '@fanfare/contract/core/data/pending_action.ts'
import { LAST_SEEN } from '../queries/last-seen-meta.ts'

interface OfferedAction extends PendingAction {
  /** A toast offers to undo it; those from before a reload have none yet. */
  isOffered?: boolean
}

/**
 * The actions that the user has asked for and the server has not carried out. The first data of a page has those from
 * before a reload; they are never fetched again, because lists that no longer have their targets have to arrive first.
 */
export const pendingActionsQuery = () =>
  queryOptions<OfferedAction[]>({
    queryKey: ['pending-actions'],
    queryFn: skipToken,
    staleTime: Infinity,
    meta: LAST_SEEN,
  })

const change = (client: QueryClient, update: (before: OfferedAction[]) => OfferedAction[]) =>
  void client.setQueryData(pendingActionsQuery().queryKey, (before = []) => update(before))

/** The actions that are pending now. */
export const pendingActions = (client: QueryClient): readonly OfferedAction[] =>
  client.getQueryData(pendingActionsQuery().queryKey) ?? []

/** Hides the targets of an action from lists, until it is undone or carried out. */
export const hideTargets = (client: QueryClient, action: OfferedAction) =>
  change(client, (before) => [...before.filter(({ id }) => id !== action.id), action])

/** Shows the targets of an action again, in their places. */
export const showTargets = (client: QueryClient, actionId: string) =>
  change(client, (before) => before.filter(({ id }) => id !== actionId))

/** The ids of all hidden targets. */
export function useHiddenTargets(): ReadonlySet<string> {
  const { data } = useQuery(pendingActionsQuery())
  return useMemo(() => new Set(data?.flatMap(({ ids }) => ids)), [data])
}

/** The pending action with this target, if there is one. */
export function usePendingAction(target: string): OfferedAction | undefined {
  return useQuery(pendingActionsQuery()).data?.find(({ ids }) => ids.includes(target))
}

/** The rows that are not hidden. */
export function withoutHidden<Row extends { id: string }>(
  rows: readonly Row[],
  hidden: ReadonlySet<string>,
): readonly Row[] {
  return hidden.size === 0 ? rows : rows.filter(({ id }) => !hidden.has(id))
}
