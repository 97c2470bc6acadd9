import { useMemo } from 'react'
import { create } from 'zustand'

/** The targets of the actions that the user has asked for and the server has not carried out, by the id of the action. */
export const usePendingStore = create<ReadonlyMap<string, readonly string[]>>()(() => new Map())

/** Hides the targets of an action from lists, until it is undone or carried out. */
export function hideTargets(actionId: string, ids: readonly string[]): void {
  usePendingStore.setState((before) => new Map(before).set(actionId, ids), true)
}

/** Shows the targets of an action again, in their places. False when they were not hidden. */
export function showTargets(actionId: string): boolean {
  const after = new Map(usePendingStore.getState())
  const wereHidden = after.delete(actionId)
  if (wereHidden) usePendingStore.setState(after, true)
  return wereHidden
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
