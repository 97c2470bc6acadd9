/**
 * The modules of the backend, from the bottom to the top: which modules each may import (`core` goes without saying)
 * and which tables are its own. The import rules, the structure check and ARCHITECTURE.md come from this list.
 */
export const modules = {
  core: { imports: [], tables: ['app_keys', 'event_clock', 'outgoing_mails'] },
  users: { imports: [], tables: ['users'] },
  auth: {
    imports: ['users'],
    tables: ['access_tokens', 'desktop_codes', 'one_time_tokens', 'pending_sign_ins', 'reset_requests'],
  },
  two_factor: { imports: ['auth', 'users'], tables: ['recovery_codes', 'two_factor_secrets'] },
  external_sign_in: { imports: ['auth', 'two_factor', 'users'], tables: ['identities'] },
  organizations: { imports: ['users'], tables: ['audit_entries', 'memberships', 'organizations'] },
  invitations: { imports: ['auth', 'organizations', 'users'], tables: ['invitations'] },
  links: { imports: [], tables: ['approved_domains'] },
  previews: { imports: ['links'], tables: ['link_previews'] },
  posts: {
    imports: ['links', 'organizations', 'users'],
    tables: [
      'author_versions',
      'feed_buckets',
      'feed_deltas',
      'feed_totals',
      'post_reads',
      'post_tags',
      'post_words',
      'posts',
      'read_marks',
      'tags',
    ],
  },
  comments: {
    imports: ['organizations', 'posts', 'users'],
    tables: [
      'comments',
      'moods',
      'suggestion_reservations',
      'text_signatures',
      'used_texts',
      'visitor_claims',
    ],
  },
  reports: { imports: ['organizations', 'posts', 'users'], tables: ['reports'] },
  notifications: { imports: ['comments', 'organizations', 'posts', 'reports', 'users'], tables: [] },
  organization_deletion: { imports: ['invitations', 'organizations', 'posts', 'users'], tables: [] },
  accounts: {
    imports: [
      'auth',
      'comments',
      'external_sign_in',
      'organizations',
      'posts',
      'reports',
      'two_factor',
      'users',
    ],
    tables: [],
  },
  community: { imports: ['organizations', 'posts', 'users'], tables: [] },
  stream: { imports: ['auth', 'organizations'], tables: [] },
  pages: { imports: ['organizations', 'posts'], tables: [] },
  demo: { imports: ['auth', 'comments', 'organizations', 'posts', 'users'], tables: [] },
}
