import { use } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePreferences } from '../../preferences/preferences-store.ts'
import { CurrentOrganizationContext } from '../../session/current-organization.ts'
import { useSession } from '../../session/use-session.ts'
import { useSharePath } from '../organizations/use-share-path.ts'
import { openLayer } from '../shell/shell-store.ts'
import type { ShellCommand } from './keys.ts'

/** What can be done from anywhere, for keys and palette alike. A command that makes no sense now is absent. */
export function useShellCommands(): Partial<Record<ShellCommand, () => void>> {
  const navigate = useNavigate()
  const sharePath = useSharePath()
  const { user } = useSession()
  const hasOthers = (use(CurrentOrganizationContext)?.organizations.length ?? 0) > 1
  const anybody = {
    community: () => void navigate('/community'),
    theme: toggleTheme,
    shortcuts: () => openLayer('shortcuts'),
  }
  if (user === null) return anybody
  return {
    ...(sharePath !== null && { share: () => void navigate(sharePath) }),
    dashboard: () => void navigate('/dashboard'),
    organizations: hasOthers ? () => openLayer('organizations') : () => void navigate('/organizations'),
    ...anybody,
  }
}

function toggleTheme(): void {
  const dark = document.documentElement.dataset.theme === 'dark'
  usePreferences.getState().setTheme(dark ? 'light' : 'dark')
}
