/** The sections of an organization's settings, with their addresses below `/settings`. */
export const SETTINGS_PATHS = {
  overview: '',
  organization: 'company-information',
  shareMessages: 'customizations/share-messages',
  aiPrompts: 'ai-prompts',
  aiProviders: 'ai-providers',
  slack: 'integrations/slack',
  api: 'integrations/api',
  webhooks: 'integrations/webhooks',
  members: 'users',
  domains: 'domains',
  audit: 'audit-log',
}

export type SettingsSection = keyof typeof SETTINGS_PATHS

/** The address of a section. */
export function settingsPath(organizationId: string, section: SettingsSection): string {
  const path = SETTINGS_PATHS[section]
  return `/organizations/${organizationId}/settings${path && `/${path}`}`
}
