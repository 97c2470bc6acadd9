import { expect, it } from 'vitest'
import { HELP_TOPICS, topicOf, topicsFor } from './help-topics.ts'

it.each([
  ['/', 'home'],
  ['/dashboard', 'home'],
  ['/somewhere', 'home'],
  ['/share', 'share'],
  ['/o-1/create-post', 'share'],
  ['/posts/p-1/edit', 'share'],
  ['/posts/p-1', 'copy'],
  ['/public/northwind/latency', 'copy'],
  ['/community', 'community'],
  ['/community-landing', 'community'],
  ['/organizations/northwind', 'community'],
  ['/reports', 'community'],
  ['/organizations', 'organizations'],
  ['/organizations/create', 'organizations'],
  ['/invitation/token', 'organizations'],
  ['/organizations/o-1/settings', 'settings'],
  ['/organizations/o-1/settings/users', 'invite'],
  ['/organizations/o-1/settings/integrations/slack', 'slack'],
  ['/organizations/o-1/settings/ai-providers', 'ai'],
  ['/organizations/o-1/settings/company-information', 'settings'],
  ['/profile', 'account'],
  ['/login', 'account'],
  ['/unsubscribe', 'notifications'],
  ['/support', 'support'],
  ['/integrations/slack-integration', 'slack'],
  ['/desktop/sign-in', 'devices'],
  ['/admin/reports', 'reports'],
  ['/admin/posts/p-1', 'reports'],
  ['/admin/moderation', 'moderation'],
  ['/admin/dashboard', 'administration'],
] as const)('the help on %s begins with %s', (pathname, topic) => {
  expect(topicOf(pathname)).toBe(topic)
})

it('has topics about the installation for its administrators only', () => {
  expect(topicsFor(true)).toEqual(HELP_TOPICS)
  const others = topicsFor(false)
  expect(HELP_TOPICS.filter((topic) => !others.includes(topic))).toEqual([
    'moderation',
    'reports',
    'administration',
  ])
})
