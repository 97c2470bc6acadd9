import { Building2, Compass, Keyboard, LayoutGrid, Moon, Plus, type LucideIcon } from 'lucide-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { CurrentOrganizationContext } from '../../platform/session/current-organization.ts'
import { SHELL_COMMANDS, SHELL_KEYS, type ShellCommand } from '../shortcuts/keys.ts'
import { useShellCommands } from '../shortcuts/use-shell-commands.ts'
import type { PaletteEntry } from './palette-list.tsx'

const ICONS: Record<ShellCommand, LucideIcon> = {
  share: Plus,
  dashboard: LayoutGrid,
  community: Compass,
  organizations: Building2,
  theme: Moon,
  shortcuts: Keyboard,
}

/** One row for each command that is available now. */
export function useCommandEntries(): PaletteEntry[] {
  const { t } = useTranslation('shell')
  const commands = useShellCommands()
  return SHELL_COMMANDS.flatMap((id) => {
    const run = commands[id]
    return run === undefined
      ? []
      : [{ id, label: t(`commands.${id}`), icon: ICONS[id], keys: SHELL_KEYS[id], run }]
  })
}

/** One row for each organization but the current one. */
export function useOrganizationEntries(): PaletteEntry[] {
  const { t } = useTranslation('shell')
  const context = use(CurrentOrganizationContext)
  if (context === null) return []
  return context.organizations
    .filter(({ id }) => id !== context.current?.id)
    .map(({ id, name }) => ({
      id,
      label: t('palette.switchTo', { name }),
      icon: Building2,
      keys: [],
      run: () => context.select(id),
    }))
}
