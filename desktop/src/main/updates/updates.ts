import type { AppUpdater } from 'electron-updater'
import type { UpdateState } from '../../shared/desktop-state.ts'
import type { State } from '../app/state.ts'

/** Milliseconds after the start, when the first seconds are over, and between two looks. */
const FIRST_LOOK = 30_000
const BETWEEN = 24 * 3_600_000

export interface Updates {
  /** Looks for a newer version now. */
  check: () => Promise<void>
  /** Fetches the newer version, then restarts with it. */
  install: () => Promise<void>
}

export interface UpdatesNeeds {
  state: State
  supported: boolean
  /** Loaded when first needed: it would make every start a tenth of a second longer. */
  load: () => Promise<AppUpdater>
  /** Lets the windows close before the restart. */
  leave: () => void
}

/** Finds newer versions, and fetches one only when the person asks for it. */
export function updates({ state, supported, load, leave }: UpdatesNeeds): Updates {
  const show = (update: UpdateState) => state.setState({ update })
  if (!supported) return { check: async () => undefined, install: async () => undefined }
  show({ step: 'idle', checkedAt: null })

  let loaded: Promise<AppUpdater> | undefined
  const updater = () => (loaded ??= load().then((each) => prepared(each, show)))
  const check = async () => {
    show({ step: 'checking' })
    await (await updater()).checkForUpdates().catch(() => show({ step: 'failed' }))
  }
  const lookAgain = () => {
    if (state.getState().settings.checkForUpdates && isAtRest(state.getState().update)) void check()
  }
  setTimeout(lookAgain, FIRST_LOOK)
  setInterval(lookAgain, BETWEEN)

  return {
    check,
    install: async () => {
      const { update } = state.getState()
      if (update.step !== 'available' && update.step !== 'ready') return
      const each = await updater()
      if (update.step === 'available') {
        show({ step: 'downloading', version: update.version, percent: 0 })
        await each.downloadUpdate().catch(() => show({ step: 'failed' }))
      }
      if (state.getState().update.step !== 'ready') return
      leave()
      each.quitAndInstall()
    },
  }
}

function isAtRest({ step }: UpdateState): boolean {
  return step === 'idle' || step === 'failed'
}

function prepared(updater: AppUpdater, show: (update: UpdateState) => void): AppUpdater {
  let version = ''
  updater.autoDownload = false
  updater.autoInstallOnAppQuit = false
  updater.logger = null
  updater.on('update-available', (found) => {
    version = found.version
    show({ step: 'available', version })
  })
  updater.on('update-not-available', () => show({ step: 'idle', checkedAt: new Date().toISOString() }))
  updater.on('download-progress', ({ percent }) =>
    show({ step: 'downloading', version, percent: Math.round(percent) }),
  )
  updater.on('update-downloaded', () => show({ step: 'ready', version }))
  updater.on('error', () => show({ step: 'failed' }))
  return updater
}
