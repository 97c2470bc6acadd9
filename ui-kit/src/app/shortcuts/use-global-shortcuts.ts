import { useEffect, useEffectEvent } from 'react'
import { tinykeys } from 'tinykeys'
import { usePreferences } from '../../preferences/preferences-store.ts'
import { openLayer, useShell } from '../shell/shell-store.ts'
import { isNotForPage, isRepeated } from '../../preferences/key-filters.ts'
import type { ShellCommand } from './keys.ts'
import { useShellCommands } from './use-shell-commands.ts'

const BINDINGS: Record<ShellCommand, string> = {
  share: 'n',
  dashboard: 'g d',
  community: 'g c',
  organizations: 'o',
  theme: 't',
  shortcuts: 'Shift+?',
}

/** Listens for the keys of the shell. Single keys are off inside fields, inside dialogs, and when switched off. */
export function useGlobalShortcuts(): void {
  const commands = useShellCommands()
  const run = useEffectEvent((command: ShellCommand, event: KeyboardEvent) => {
    const act = commands[command]
    if (act === undefined || !usePreferences.getState().shortcuts) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const single = Object.entries(BINDINGS).map(([command, keys]) => [
      keys,
      (event: KeyboardEvent) => run(command as ShellCommand, event),
    ])
    const stopSingle = tinykeys(window, Object.fromEntries(single), { ignore: isNotForPage })
    const stopPalette = tinykeys(window, { '$mod+k': togglePalette }, { ignore: isRepeated })
    return () => {
      stopSingle()
      stopPalette()
    }
  }, [])
}

function togglePalette(event: KeyboardEvent): void {
  event.preventDefault()
  openLayer(useShell.getState().layer === 'palette' ? 'none' : 'palette')
}
