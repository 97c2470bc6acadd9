import { create } from 'zustand'
import { keepEarlyKeys, takeEarlyKeys } from '../palette/early-keys.ts'

/** The part of the shell that is open above the page. */
export type ShellLayer = 'none' | 'palette' | 'organizations' | 'shortcuts' | 'menu' | 'help'

/** One layer at a time; opening one closes the other. */
export const useShellStore = create<{ layer: ShellLayer }>()(() => ({ layer: 'none' }))

/** Opens a layer of the shell. */
export function openLayer(layer: ShellLayer): void {
  if (layer === 'palette') keepEarlyKeys()
  else takeEarlyKeys()
  useShellStore.setState({ layer })
}

/** Closes a layer if it is the open one. */
export function closeLayer(layer: ShellLayer): void {
  if (useShellStore.getState().layer === layer) openLayer('none')
}
