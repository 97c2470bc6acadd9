import { create } from 'zustand'
import type { DesktopState } from '../../shared/desktop-state.ts'
import { bridge } from '../bridge.ts'

/** What main says of this computer. Read only: changes are asked for by calls. */
export const useDesktop = create<DesktopState>()(() => ({}) as DesktopState)

/** Reads the state of main and follows it. Called before anything is drawn. */
export async function followMain(): Promise<void> {
  bridge.on('state:changed', (state) => useDesktop.setState(state, true))
  useDesktop.setState(await bridge.call('state:read'), true)
}
