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
import type { SettingsSection } from '../settings-sections.ts'

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

export interface EntryGroup {
  key: 'customizations' | 'integrations'
  entries: readonly (SectionEntry | UpcomingEntry)[]
}

export type MenuEntry = SectionEntry | EntryGroup

const OVERVIEW: SectionEntry = { section: 'overview', icon: LayoutDashboard }
const ORGANIZATION: SectionEntry = { section: 'organization', icon: Building2 }
const MEMBERS: SectionEntry = { section: 'members', icon: Users }
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
    { section: 'aiProviders', icon: KeyRound },
    { section: 'slack', icon: Hash },
    { label: 'Microsoft Teams', icon: MessagesSquare },
    { label: 'Discord', icon: MessagesSquare },
  ],
}

/** The menu entries for a member with these abilities. */
export function menuEntries({ readAudit }: OrganizationAbilities): MenuEntry[] {
  const entries = [OVERVIEW, ORGANIZATION, CUSTOMIZATIONS, INTEGRATIONS, MEMBERS]
  return readAudit ? [...entries, AUDIT] : entries
}

export function isGroup(entry: MenuEntry): entry is EntryGroup {
  return 'entries' in entry
}

export function isSection(entry: MenuEntry | UpcomingEntry): entry is SectionEntry {
  return 'section' in entry
}
