import { use } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePreferences } from '../../platform/preferences/preferences-store.ts'
import { CurrentOrganizationContext } from '../../platform/session/current-organization.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { useSharePath } from '../organizations/use-share-path.ts'
import { useCommunityPath } from '../shell/nav-items.ts'
import { openLayer } from '../shell/shell-store.ts'
import type { ShellCommand } from './keys.ts'

/** The commands of the shell, for shortcuts and palette. A command that is not available now is absent. */
export function useShellCommands(): Partial<Record<ShellCommand, () => void>> {
  const navigate = useNavigate()
  const sharePath = useSharePath()
  const { user } = useSession()
  const hasOthers = (use(CurrentOrganizationContext)?.organizations.length ?? 0) > 1
  const communityPath = useCommunityPath()
  const isThere = useLocation().pathname === communityPath
  const anybody = {
    ...(!isThere && { community: () => void navigate(communityPath) }),
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
