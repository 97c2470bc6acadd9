import { expect, it } from 'vitest'
import { settingsPath, type SettingsSection } from '../../../../components/settings-path.ts'
import { sectionAt } from './settings-sections.ts'

it.each(['nowhere', 'users/1', 'customizations/nowhere', 'constructor', 'Users'])(
  'finds no section at %s',
  (rest) => expect(sectionAt(rest)).toBeNull(),
)

it.each([
  ['', 'overview'],
  ['company-information', 'organization'],
  ['customizations', 'shareMessages'],
  ['customizations/share-messages', 'shareMessages'],
  ['customizations/share-messages/', 'shareMessages'],
  ['ai-prompts', 'aiPrompts'],
  ['customizations/ai-prompts', 'aiPrompts'],
  ['integrations', 'slack'],
  ['integrations/slack', 'slack'],
  ['integrations/webhooks', 'webhooks'],
  ['ai-providers', 'aiProviders'],
  ['integrations/ai-providers', 'aiProviders'],
  ['users', 'members'],
  ['domains', 'domains'],
  ['audit-log', 'audit'],
])('shows at /settings/%s the section %s', (rest, section) => {
  expect(sectionAt(rest)).toBe(section)
})

it.each<SettingsSection>([
  'overview',
  'organization',
  'shareMessages',
  'aiPrompts',
  'slack',
  'webhooks',
  'aiProviders',
  'members',
  'audit',
])('the address of %s leads back to it', (section) => {
  const path = settingsPath('org-1', section)
  expect(sectionAt(path.replace(/^\/organizations\/org-1\/settings\/?/, ''))).toBe(section)
})
