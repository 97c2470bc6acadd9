import { statusText } from '../core/client-status.ts'
import type { Translator } from '../core/i18n/translator.ts'
import type { OpenSessionBus } from '../core/session-bus.ts'
import type { State } from '../core/state.ts'
import { findBackgroundPortal, type BackgroundPortal } from './background-portal.ts'

export interface BackgroundOptions {
  state: State
  translator: Translator
  openBus: OpenSessionBus
  /** Whether the client runs in a sandbox, as desktops list no other programs without a window. */
  isSandboxed: boolean
}

export interface Background {
  /** Asks the desktop, once in a run, whether the client may run without a window. */
  enter: () => Promise<boolean>
  /** Asks the desktop to start the client at login, or no longer. Rejects when it does not answer. */
  startAtLogin: (on: boolean) => Promise<boolean>
}

/** Running without a window on a desktop without a tray, where the desktop lists such programs. */
export function createBackground({ state, translator, openBus, isSandboxed }: BackgroundOptions): Background {
  const portal = isSandboxed
    ? openBus().then((bus) => findBackgroundPortal(bus))
    : Promise.reject(new Error('No sandbox'))
  const ask = async (autostart: boolean) =>
    (await portal).request(translator.t('background.reason'), autostart)
  const support = async () => {
    const found = await portal
    state.setState({ background: 'supported' })
    sendStatus(found, state, translator)
  }
  support().catch(() => undefined)
  return {
    enter: async () => {
      const { background, settings } = state.getState()
      if (background !== 'supported') return background === 'granted'
      // The request also decides about the start at login.
      const answer = await ask(settings.launchAtLogin).catch(() => null)
      state.setState({ background: answer?.background === true ? 'granted' : 'refused' })
      return answer?.background === true
    },
    startAtLogin: async (on) => {
      const answer = await ask(on)
      return (answer?.autostart ?? false) === on
    },
  }
}

function sendStatus({ setStatus }: BackgroundPortal, state: State, { t, onChange }: Translator): void {
  let sent = ''
  const send = () => {
    const text = statusText(state.getState(), t, 'status')
    if (text !== sent) setStatus(text)
    sent = text
  }
  send()
  state.subscribe(send)
  onChange(send)
}
