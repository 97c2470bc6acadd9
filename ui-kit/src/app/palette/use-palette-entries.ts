import {
  BookOpen,
  Building2,
  Compass,
  Keyboard,
  LayoutGrid,
  LogOut,
  Moon,
  Plus,
  ShieldCheck,
  UserPlus,
  UserRound,
  type LucideIcon,
} from 'lucide-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { visibleSections } from '../../features/organizations/settings/components/menu/menu-entries.ts'
import { linkToShare, shareLinkPath } from '../../features/posts/posts/post-paths.ts'
import { settingsPath } from '../../components/settings-path.ts'
import { invitePath } from '../../components/invite-path.ts'
import { CurrentOrganizationContext } from '../../platform/session/current-organization.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { useSharePath } from '../organizations/use-share-path.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { SHELL_COMMANDS, SHELL_KEYS, type ShellCommand } from '../shortcuts/keys.ts'
import { useShellCommands } from '../shortcuts/use-shell-commands.ts'
import { openLayer } from '../shell/shell-store.ts'
import type { PaletteEntry } from './palette-entry.ts'

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
  const navigate = useNavigate()
  const signOut = useSignOut()
  const { user } = useSession()
  const current = use(CurrentOrganizationContext)?.current
  const withKeys = SHELL_COMMANDS.flatMap((id) => {
    const run = commands[id]
    return run === undefined
      ? []
      : [{ id, label: t(`commands.${id}`), icon: ICONS[id], keys: SHELL_KEYS[id], run }]
  })
  const help = { id: 'help', label: t('footer.help'), icon: BookOpen, run: () => openLayer('help') }
  if (user === null) return [...withKeys, help]
  const invite = current?.can.manageMembers && {
    id: 'invite',
    label: t('commands.invite'),
    icon: UserPlus,
    run: () => void navigate(invitePath(current.id)),
  }
  return [
    ...withKeys,
    ...(invite ? [invite] : []),
    help,
    { id: 'sign-out', label: t('user.signOut'), icon: LogOut, run: signOut },
  ]
}

/** One row for a text with a link that the user may share. */
export function useLinkEntries(text: string): PaletteEntry[] {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const canShare = useSharePath() !== null
  const url = canShare ? linkToShare(text) : null
  if (url === null) return []
  const run = () => void navigate(shareLinkPath(url))
  return [{ id: 'share-link', label: t('commands.shareLink'), detail: url, icon: Plus, run }]
}

/** One row for each section of the settings of the current organization and of the account. */
export function useSettingsEntries(): PaletteEntry[] {
  const { t } = useTranslation(['shell', 'settings'])
  const navigate = useNavigate()
  const { user } = useSession()
  const current = use(CurrentOrganizationContext)?.current
  if (user === null) return []
  const ofOrganization = current
    ? visibleSections(current.can).map(({ section, icon }) => ({
        id: section,
        label: t(`settings:menu.${section}`),
        detail: current.name,
        icon,
        run: () => void navigate(settingsPath(current.id, section)),
      }))
    : []
  return [
    { id: 'profile', label: t('user.profile'), icon: UserRound, run: () => void navigate('/profile') },
    { id: 'two-factor', label: t('user.twoFactor'), icon: ShieldCheck, run: () => void navigate('/2fa') },
    ...ofOrganization,
  ]
}

/** One row for each organization except the current one. */
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
      run: () => context.select(id),
    }))
}
