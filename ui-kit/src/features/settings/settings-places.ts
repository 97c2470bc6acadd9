/** Below the settings of an organization: which address shows which section. */
const PLACES = {
  '': 'overview',
  'company-information': 'company',
  customizations: 'shareMessages',
  'customizations/share-messages': 'shareMessages',
  'ai-prompts': 'aiPrompts',
  users: 'users',
  'audit-log': 'audit',
} as const

export type SettingsSection = (typeof PLACES)[keyof typeof PLACES]

const PATHS: Record<SettingsSection, keyof typeof PLACES> = {
  overview: '',
  company: 'company-information',
  shareMessages: 'customizations/share-messages',
  aiPrompts: 'ai-prompts',
  users: 'users',
  audit: 'audit-log',
}

/** The section an address below the settings shows; null for an unknown one. */
export function sectionAt(rest: string): SettingsSection | null {
  const place = rest.replace(/\/+$/, '')
  return Object.hasOwn(PLACES, place) ? PLACES[place as keyof typeof PLACES] : null
}

/** The address of a section of the settings of an organization. */
export function settingsPath(organizationId: string, section: SettingsSection): string {
  const base = `/organizations/${organizationId}/settings`
  return section === 'overview' ? base : `${base}/${PATHS[section]}`
}
