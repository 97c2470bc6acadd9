import { create } from 'zustand'
import type { DesktopState } from '../shared/desktop-state.ts'
import { bridge } from './bridge.ts'

/** The state of main, read-only: windows change it by calls. */
export const useDesktop = create<DesktopState>()(() => ({}) as DesktopState)

/** Reads the state of main and subscribes to it. Called before anything is rendered. */
export async function connectToMain(): Promise<void> {
  bridge.on('state:changed', (state) => useDesktop.setState(state, true))
  useDesktop.setState(await bridge.call('state:read'), true)
}
