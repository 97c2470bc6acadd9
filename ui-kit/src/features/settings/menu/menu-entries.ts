import {
  Building2,
  Hash,
  History,
  KeyRound,
  LayoutDashboard,
  MessageSquareText,
  MessagesSquare,
  Sparkles,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { OrganizationAbilities } from '@fanfare/contract/data/organization.ts'
import type { SettingsSection } from '../settings-places.ts'

export interface SectionEntry {
  section: SettingsSection
  icon: LucideIcon
}

/** Something that is on its way and cannot be opened yet. A `label` is a name that is the same in every language. */
export type ComingEntry = { icon: LucideIcon } & ({ key: 'aiProviders' } | { label: string })

export interface EntryGroup {
  key: 'customizations' | 'integrations'
  entries: readonly (SectionEntry | ComingEntry)[]
}

export type MenuEntry = SectionEntry | EntryGroup

const OVERVIEW: SectionEntry = { section: 'overview', icon: LayoutDashboard }
const COMPANY: SectionEntry = { section: 'company', icon: Building2 }
const USERS: SectionEntry = { section: 'users', icon: Users }
const AUDIT: SectionEntry = { section: 'audit', icon: History }

const CUSTOMIZATIONS: EntryGroup = {
  key: 'customizations',
  entries: [
    { section: 'shareMessages', icon: MessageSquareText },
    { section: 'aiPrompts', icon: Sparkles },
  ],
}

const INTEGRATIONS: EntryGroup = {
  key: 'integrations',
  entries: [
    { key: 'aiProviders', icon: KeyRound },
    { label: 'Slack', icon: Hash },
    { label: 'Microsoft Teams', icon: MessagesSquare },
    { label: 'Discord', icon: MessagesSquare },
  ],
}

/** The entries of the menu, for somebody who may do this much. */
export function menuEntries({ readAudit }: OrganizationAbilities): MenuEntry[] {
  const entries = [OVERVIEW, COMPANY, CUSTOMIZATIONS, INTEGRATIONS, USERS]
  return readAudit ? [...entries, AUDIT] : entries
}

export function isGroup(entry: MenuEntry): entry is EntryGroup {
  return 'entries' in entry
}

export function isSection(entry: MenuEntry | ComingEntry): entry is SectionEntry {
  return 'section' in entry
}
