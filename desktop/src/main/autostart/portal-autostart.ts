import type { State } from '../core/state.ts'

export interface PortalAutostart {
  state: State
  /** Resolves to whether the desktop does as it is asked; rejects when it does not answer. */
  startAtLogin: (on: boolean) => Promise<boolean>
  /** Changes the setting, on disk as well: the desktop does not tell what it has set. */
  change: (launchAtLogin: boolean) => void
}

/** Autostart in a sandbox, where only the desktop can write the entry. A change that it refuses is reverted. */
export function syncPortalAutostart({ state, startAtLogin, change }: PortalAutostart): void {
  let isOn = state.getState().settings.launchAtLogin
  const set = async (on: boolean) => {
    const isSet = await startAtLogin(on).catch(() => false)
    state.setState({ autostartRefused: !isSet })
    if (isSet || isOn !== on) return
    isOn = !on
    change(isOn)
  }
  state.subscribe(({ settings: { launchAtLogin } }) => {
    if (launchAtLogin === isOn) return
    isOn = launchAtLogin
    void set(launchAtLogin)
  })
}
