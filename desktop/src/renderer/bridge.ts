import type { DesktopBridge } from '../shared/ipc-contract.ts'

declare global {
  interface Window {
    desktop: DesktopBridge
  }
}

/** The way to main, and the only one. */
export const bridge: DesktopBridge = window.desktop
