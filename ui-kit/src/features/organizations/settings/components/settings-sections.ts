import { SETTINGS_PATHS, type SettingsSection } from '../../../../components/settings-path.ts'

export const SETTINGS_SECTIONS = Object.keys(SETTINGS_PATHS) as readonly SettingsSection[]

/** Further addresses of sections: groups of the menu, and sections below their group. */
const ALIASES: Record<string, SettingsSection> = {
  customizations: 'shareMessages',
  'customizations/ai-prompts': 'aiPrompts',
  integrations: 'slack',
  'integrations/ai-providers': 'aiProviders',
}

/** The section at an address below `/settings`; null when there is none. */
export function sectionAt(rest: string): SettingsSection | null {
  const address = rest.replace(/\/+$/, '')
  const alias = Object.hasOwn(ALIASES, address) ? ALIASES[address] : undefined
  return alias ?? SETTINGS_SECTIONS.find((section) => SETTINGS_PATHS[section] === address) ?? null
}
