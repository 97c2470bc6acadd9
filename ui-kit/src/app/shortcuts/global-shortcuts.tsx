import { useEffect, useEffectEvent } from 'react'
import { tinykeys } from 'tinykeys'
import { usePreferences } from '../../platform/preferences/preferences-store.ts'
import { openLayer, useShellStore } from '../shell/shell-store.ts'
import { isNotForPage, isRepeated } from '../../platform/preferences/key-filters.ts'
import type { ShellCommand } from './keys.ts'
import { useSharedLink } from './use-shared-link.ts'
import { useShellCommands } from './use-shell-commands.ts'

const BINDINGS: Record<ShellCommand, string> = {
  share: 'n',
  dashboard: 'g d',
  community: 'g c',
  organizations: 'o',
  theme: 't',
  shortcuts: 'Shift+?',
}

/**
 * Binds the shortcuts of the shell, and shares pasted links. Single keys do nothing in fields, in dialogs, and when
 * switched off.
 */
export default function GlobalShortcuts() {
  useSharedLink()
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
  return null
}

function togglePalette(event: KeyboardEvent): void {
  event.preventDefault()
  openLayer(useShellStore.getState().layer === 'palette' ? 'none' : 'palette')
}
