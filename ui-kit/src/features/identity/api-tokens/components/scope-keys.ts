import type { ApiScope } from '@fanfare/contract/identity/rules/api_scope.ts'

/** The keys of the sentences that say what each scope allows. */
export const SCOPE_KEYS = {
  'profile:read': 'profileRead',
  'organizations:read': 'organizationsRead',
  'members:read': 'membersRead',
  'posts:read': 'postsRead',
  'posts:write': 'postsWrite',
  'suggestions:read': 'suggestionsRead',
  'suggestions:write': 'suggestionsWrite',
  'suggestions:claim': 'suggestionsClaim',
  'notifications:read': 'notificationsRead',
  'reports:read': 'reportsRead',
} as const satisfies Record<ApiScope, string>
