import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isOwnPath } from '@fanfare/contract/core/rules/own_path.ts'
import { SUGGESTED_SHORTCUTS } from '../../../shared/settings.ts'
import { bridge } from '../../bridge.ts'
import { useDesktop } from '../../desktop-store.ts'
import { changeSettings } from '../../settings/components/change-settings.ts'

export interface FinishFirstRun {
  /** Ends the first run. Resolves to whether the system accepts the choice about its start; otherwise nothing ends. */
  start: (launchAtLogin: boolean) => Promise<boolean>
  /** Ends the first run, and takes the suggested shortcut back. */
  skip: () => void
}

const finish = () => changeSettings({ firstRunDone: true })

/** The two ways out of the first run, which both lead to the screen that was to be opened. */
export function useFinishFirstRun(): FinishFirstRun {
  useReturnOnceDone()
  return {
    start: async (launchAtLogin) => {
      await bridge.call('settings:change', { launchAtLogin })
      const { autostartRefused } = await bridge.call('state:read')
      if (launchAtLogin && autostartRefused) return false
      finish()
      return true
    },
    skip: () => {
      const { settings } = useDesktop.getState()
      if (settings.shortcut === SUGGESTED_SHORTCUTS.shortcut) changeSettings({ shortcut: null })
      finish()
    },
  }
}

/** Returns when main says that the first run is done: until then, every other screen would lead back here. */
function useReturnOnceDone(): void {
  const navigate = useNavigate()
  const { state } = useLocation() as { state: { next?: string } | null }
  const next = state?.next !== undefined && isOwnPath(state.next) ? state.next : '/dashboard'
  const isDone = useDesktop(({ settings }) => settings.firstRunDone !== false)
  useEffect(() => {
    if (isDone) void navigate(next, { replace: true })
  }, [isDone, next, navigate])
}
