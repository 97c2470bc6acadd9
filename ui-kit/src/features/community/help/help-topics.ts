import { SETTINGS_PATHS, type SettingsSection } from '../../../components/settings-path.ts'

/** The topics of the help, in the order of its list. */
export const HELP_TOPICS = [
  'home',
  'copy',
  'share',
  'suggest',
  'generate',
  'community',
  'notifications',
  'account',
  'organizations',
  'invite',
  'settings',
  'slack',
  'ai',
  'devices',
  'support',
  'moderation',
  'reports',
  'administration',
] as const

export type HelpTopic = (typeof HELP_TOPICS)[number]

const ADMINISTRATORS: ReadonlySet<HelpTopic> = new Set(['moderation', 'reports', 'administration'])

/** The topics for a reader: those about the installation are for its administrators. */
export function topicsFor(isAdministrator: boolean): HelpTopic[] {
  return HELP_TOPICS.filter((topic) => isAdministrator || !ADMINISTRATORS.has(topic))
}

/** The topic of a path is that of the first pattern that matches it. */
const TOPICS: readonly (readonly [RegExp, HelpTopic])[] = [
  [/^\/(?:share|[^/]+\/create-post|posts\/[^/]+\/edit)$/, 'share'],
  [/^\/(?:posts|public)\//, 'copy'],
  [/^\/organizations\/[^/]+\/settings(?:\/|$)/, 'settings'],
  [/^\/(?:organizations(?:\/create|\/select)?$|invitations?(?:\/|$))/, 'organizations'],
  [/^\/(?:community|organizations\/|reports$)/, 'community'],
  [/^\/integrations(?:\/|$)/, 'slack'],
  [/^\/unsubscribe/, 'notifications'],
  [/^\/support$/, 'support'],
  [/^\/(?:profile|2fa|login|register|auth|forgot-password|reset-password|verify-email)/, 'account'],
  [/^\/desktop\//, 'devices'],
  [/^\/admin\/(?:reports|posts)(?:\/|$)/, 'reports'],
  [/^\/admin\/(?:moderation|hosts)$/, 'moderation'],
  [/^\/admin(?:\/|$)/, 'administration'],
]

const SETTINGS_SECTIONS = Object.keys(SETTINGS_PATHS) as SettingsSection[]

const SETTINGS: Partial<Record<SettingsSection, HelpTopic>> = {
  members: 'invite',
  slack: 'slack',
  aiProviders: 'ai',
  aiPrompts: 'ai',
}

/** The topic of a screen, by its path. */
export function topicOf(pathname: string): HelpTopic {
  const topic = TOPICS.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'home'
  const section = SETTINGS_SECTIONS.find((name) => pathname.endsWith(`/settings/${SETTINGS_PATHS[name]}`))
  return (section && SETTINGS[section]) ?? topic
}

const ORGANIZATION = 'organization-administrators'

/** Where the guide of the server says more, below `/help/`. */
export const GUIDE_SECTIONS: Record<HelpTopic, string> = {
  home: 'members#find-your-way',
  copy: 'members#copy-a-comment',
  share: 'members#share-a-post',
  suggest: 'members#suggest-a-comment',
  generate: 'ai#generate-and-review-member',
  community: 'members#look-around-in-the-community',
  notifications: 'members#be-told-of-what-is-new',
  account: 'members#keep-your-account',
  organizations: `${ORGANIZATION}#what-each-role-may-do`,
  invite: `${ORGANIZATION}#invite-people`,
  settings: `${ORGANIZATION}#write-the-share-messages`,
  slack: 'slack',
  ai: 'ai',
  devices: 'members#copy-from-the-tray',
  support: 'members#ask-for-help',
  moderation: 'moderators#decide-about-a-post',
  reports: 'moderators#answer-a-report',
  administration: 'moderators#see-what-waits',
}
