import {
  AtSign,
  Braces,
  Building2,
  Hash,
  History,
  KeyRound,
  LayoutDashboard,
  MessageSquareText,
  MessagesSquare,
  Sparkles,
  Users,
  Webhook,
  type LucideIcon,
} from 'lucide-react'
import type { OrganizationAbilities } from '@fanfare/contract/organizations/data/organization.ts'
import type { SettingsSection } from '../../../../../components/settings-path.ts'
import { SETTINGS_SECTIONS } from '../settings-sections.ts'

export type GroupKey = 'customizations' | 'integrations'

interface MenuTraits {
  icon: LucideIcon
  group?: GroupKey
  /** The ability of the members who see it; all do otherwise. */
  needs?: keyof OrganizationAbilities
}

const MENU: Record<SettingsSection, MenuTraits> = {
  overview: { icon: LayoutDashboard },
  organization: { icon: Building2 },
  shareMessages: { icon: MessageSquareText, group: 'customizations', needs: 'update' },
  aiPrompts: { icon: Sparkles, group: 'customizations', needs: 'update' },
  aiProviders: { icon: KeyRound, group: 'integrations', needs: 'update' },
  slack: { icon: Hash, group: 'integrations', needs: 'update' },
  api: { icon: Braces, group: 'integrations', needs: 'update' },
  webhooks: { icon: Webhook, group: 'integrations', needs: 'update' },
  members: { icon: Users },
  domains: { icon: AtSign, needs: 'manageMembers' },
  audit: { icon: History, needs: 'readAudit' },
}

export interface SectionEntry {
  section: SettingsSection
  icon: LucideIcon
}

/** An entry that is coming soon. */
export interface UpcomingEntry {
  icon: LucideIcon
  /** The name of a product, the same in every language. */
  label: string
}

const UPCOMING: Record<GroupKey, readonly UpcomingEntry[]> = {
  customizations: [],
  integrations: [
    { label: 'Microsoft Teams', icon: MessagesSquare },
    { label: 'Discord', icon: MessagesSquare },
  ],
}

export interface EntryGroup {
  /** Null for an entry outside the groups. */
  key: GroupKey | null
  sections: readonly SectionEntry[]
  upcoming: readonly UpcomingEntry[]
}

/** The sections that a member with these abilities sees. */
export function visibleSections(can: OrganizationAbilities): SectionEntry[] {
  const isVisible = ({ needs }: MenuTraits) => needs === undefined || can[needs]
  return SETTINGS_SECTIONS.filter((section) => isVisible(MENU[section])).map((section) => ({
    section,
    icon: MENU[section].icon,
  }))
}

const groupOf = ({ section }: SectionEntry) => MENU[section].group ?? section

/** The same sections as the menu groups them. */
export function menuGroups(can: OrganizationAbilities): EntryGroup[] {
  const visible = visibleSections(can)
  return [...new Set(visible.map(groupOf))].map((group) => {
    const sections = visible.filter((entry) => groupOf(entry) === group)
    return isGroupKey(group)
      ? { key: group, sections, upcoming: UPCOMING[group] }
      : { key: null, sections, upcoming: [] }
  })
}

const isGroupKey = (group: string): group is GroupKey => group in UPCOMING
