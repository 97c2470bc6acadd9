import { app } from 'electron'
import { ApiError } from '@fanfare/ui-kit/client/api-error.ts'
import { canConnect } from '../core/can-connect.ts'
import { networkRevival } from '../core/network-revival.ts'
import { createAnonymousApi } from '../core/server-api.ts'
import type { State } from '../core/state.ts'
import { renewNetwork, systemFetch } from '../core/system-fetch.ts'
import type { Log } from '../log/log.ts'
import { health } from '../servers/server-version.ts'
import { relaunchArguments } from './relaunch-arguments.ts'
import type { Windows } from './windows.ts'

const ANSWER_TIMEOUT_MS = 5_000
const DEFAULT_PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 }

export interface SurviveOptions {
  state: State
  log: Log
  windows: Windows
  /** Reopens the streams. */
  restartStreams: () => void
}

/** Reconnects the client after Chromium's network process has died. */
export function surviveNetworkDeath({ state, log, windows, restartStreams }: SurviveOptions): void {
  const revive = networkRevival({
    restart: () => {
      renewNetwork()
      restartStreams()
    },
    isAnswered: () => isAnswered(state.getState().server),
    isReachable: () => isReachable(state.getState().server),
    relaunch: () => {
      log.warn('relaunch')
      app.relaunch({ args: relaunchArguments(windows.main.get()?.isVisible() === true) })
      app.quit()
    },
  })
  app.on('child-process-gone', (_event, { type, serviceName }) => {
    if (type === 'Utility' && serviceName?.includes('NetworkService')) void revive()
  })
}

async function isAnswered(address: string | null): Promise<boolean> {
  if (address === null) return true
  try {
    await createAnonymousApi(address, systemFetch).get('/health', health, { timeout: ANSWER_TIMEOUT_MS })
    return true
  } catch (error) {
    // A refusal is a response too.
    return error instanceof ApiError && error.status > 0
  }
}

function isReachable(address: string | null): Promise<boolean> {
  if (address === null) return Promise.resolve(false)
  const { hostname, port, protocol } = new URL(address)
  const host = hostname.replace(/^\[|\]$/g, '')
  return canConnect({ host, port: port === '' ? DEFAULT_PORTS[protocol]! : Number(port) })
}
