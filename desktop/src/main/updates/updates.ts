import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { AppUpdater } from 'electron-updater'
import type { UpdateState } from '../../shared/desktop-state.ts'
import type { State } from '../core/state.ts'

/** Milliseconds after the start, so that it is not slowed down. */
const FIRST_CHECK_DELAY_MS = 30_000
const CHECK_INTERVAL_MS = 24 * 3_600_000

export interface Updates {
  check: () => Promise<void>
  /** Downloads the new version, then restarts with it. */
  install: () => Promise<void>
}

export interface UpdatesOptions {
  state: State
  supported: boolean
  /** Loads the library on first use: it would slow down every start by a tenth of a second. */
  load: () => Promise<AppUpdater>
  /** Called before the restart, so that windows close instead of hiding. */
  onRestart: () => void
}

/** Finds new versions, and downloads one only on request. */
export function createUpdates({ state, supported, load, onRestart }: UpdatesOptions): Updates {
  const show = (update: UpdateState) => state.setState({ update })
  if (!supported) return { check: async () => undefined, install: async () => undefined }
  show({ step: 'idle', checkedAt: null })

  let loaded: Promise<AppUpdater> | undefined
  const updater = () => (loaded ??= load().then((each) => configured(each, show)))
  const check = async () => {
    show({ step: 'checking' })
    const each = await updater()
    each.channel = state.getState().settings.earlyVersions ? 'beta' : 'latest'
    // Choosing a channel switches it on.
    each.allowDowngrade = false
    await each.checkForUpdates().catch(() => show({ step: 'failed' }))
  }
  const checkRegularly = () => {
    const { settings, update } = state.getState()
    if (settings.checkForUpdates && (update.step === 'idle' || update.step === 'failed')) void check()
  }
  state.subscribe((now, before) => {
    if (now.settings.earlyVersions !== before.settings.earlyVersions) void check()
  })
  setTimeout(checkRegularly, FIRST_CHECK_DELAY_MS)
  setInterval(checkRegularly, CHECK_INTERVAL_MS)

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
      onRestart()
      each.quitAndInstall()
    },
  }
}

/** Whether this build can update itself: it was installed by a package with an update address. */
export function canUpdate(packaged: boolean, resources: string, appImage: string | undefined): boolean {
  if (!packaged || !existsSync(join(resources, 'app-update.yml'))) return false
  // On Linux an unpacked archive has no installer that could replace it.
  return process.platform !== 'linux' || appImage !== undefined || existsSync(join(resources, 'package-type'))
}

function configured(updater: AppUpdater, show: (update: UpdateState) => void): AppUpdater {
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
