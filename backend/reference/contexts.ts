/** The contexts of the server, in the words of the glossary and in the order of the reference. */
export const CONTEXTS: Record<string, { name: string; description: string }> = {
  posts: {
    name: 'Posts',
    description: 'Posts, their tags and moods, links and their previews, moderation, and the public lists.',
  },
  suggestions: {
    name: 'Suggestions',
    description: 'Suggestions of a post, claims, and what is offered to a member next.',
  },
  organizations: {
    name: 'Organizations',
    description: 'Organizations, their members, invitations and audit log.',
  },
  notifications: {
    name: 'Notifications',
    description: 'Notifications, the choice of their types, and the event stream.',
  },
  identity: {
    name: 'Accounts',
    description:
      'Signing in and up, sessions, profiles, two-factor authentication, and the people of an installation.',
  },
  community: { name: 'Community', description: 'Testimonials and the numbers of the community.' },
  ai: { name: 'AI suggestions', description: 'AI providers of an organization, their settings, and runs.' },
  slack: {
    name: 'Slack',
    description: 'The connection of an organization with Slack, channels, people and messages.',
  },
  moderation: {
    name: 'Moderation',
    description: 'Reports, support requests, the platform log and failed jobs.',
  },
  core: {
    name: 'Server',
    description: 'The state of the server, actions that can be undone, and this description.',
  },
}
