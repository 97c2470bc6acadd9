import type { DesktopBridge } from '../shared/ipc-contract.ts'

declare global {
  interface Window {
    desktop: DesktopBridge
  }
}

/** The only connection to main. */
export const bridge: DesktopBridge = window.desktop
