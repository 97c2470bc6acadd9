/** Addresses below `/settings` and the section each of them shows. */
const PLACES = {
  '': 'overview',
  'company-information': 'organization',
  customizations: 'shareMessages',
  'customizations/share-messages': 'shareMessages',
  'customizations/ai-prompts': 'aiPrompts',
  'ai-prompts': 'aiPrompts',
  integrations: 'slack',
  'integrations/slack': 'slack',
  'integrations/ai-providers': 'aiProviders',
  'ai-providers': 'aiProviders',
  users: 'members',
  'audit-log': 'audit',
} as const

export type SettingsSection = (typeof PLACES)[keyof typeof PLACES]

const PATHS: Record<SettingsSection, keyof typeof PLACES> = {
  overview: '',
  organization: 'company-information',
  shareMessages: 'customizations/share-messages',
  aiPrompts: 'ai-prompts',
  slack: 'integrations/slack',
  aiProviders: 'ai-providers',
  members: 'users',
  audit: 'audit-log',
}

/** The section at an address below `/settings`; null when there is none. */
export function sectionAt(rest: string): SettingsSection | null {
  const place = rest.replace(/\/+$/, '')
  return Object.hasOwn(PLACES, place) ? PLACES[place as keyof typeof PLACES] : null
}

/** The address of a section. */
export function settingsPath(organizationId: string, section: SettingsSection): string {
  const base = `/organizations/${organizationId}/settings`
  return section === 'overview' ? base : `${base}/${PATHS[section]}`
}
