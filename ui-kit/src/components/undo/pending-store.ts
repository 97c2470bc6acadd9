import { useMemo } from 'react'
import { create } from 'zustand'

/** The targets of the actions that the user has asked for and the server has not carried out, by the id of the action. */
export const usePendingStore = create<ReadonlyMap<string, readonly string[]>>()(() => new Map())

/** Hides the targets of an action from lists, until it is undone or carried out. */
export function hideTargets(actionId: string, ids: readonly string[]): void {
  usePendingStore.setState((before) => new Map(before).set(actionId, ids), true)
}

/** Whether these targets of an action are still hidden. */
export const isHiding = (actionId: string, ids: readonly string[]): boolean =>
  usePendingStore.getState().get(actionId) === ids

/** Shows the targets of an action again, in their places. */
export function showTargets(actionId: string): void {
  const after = new Map(usePendingStore.getState())
  if (after.delete(actionId)) usePendingStore.setState(after, true)
}

/** The ids of all hidden targets. */
export function useHiddenTargets(): ReadonlySet<string> {
  const pending = usePendingStore()
  return useMemo(() => new Set([...pending.values()].flat()), [pending])
}

/** The rows that are not hidden. */
export function withoutHidden<Row extends { id: string }>(
  rows: readonly Row[],
  hidden: ReadonlySet<string>,
): readonly Row[] {
  return hidden.size === 0 ? rows : rows.filter(({ id }) => !hidden.has(id))
}
