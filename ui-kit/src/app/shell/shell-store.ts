import { create } from 'zustand'

/** What of the shell is open above the page. */
export type ShellLayer = 'none' | 'palette' | 'organizations' | 'shortcuts' | 'menu'

/** One layer at a time; opening one closes the other. */
export const useShell = create<{ layer: ShellLayer }>()(() => ({ layer: 'none' }))

/** Opens a layer of the shell. */
export function openLayer(layer: ShellLayer): void {
  useShell.setState({ layer })
}

/** Follows `onOpenChange` of a layer: closing counts only for the one that is open. */
export function closeLayer(layer: ShellLayer): void {
  if (useShell.getState().layer === layer) useShell.setState({ layer: 'none' })
}
