/**
 * The modules of the backend, from the bottom to the top: which modules each may import (`core` goes without saying)
 * and which tables are its own. The import rules, the structure check and ARCHITECTURE.md come from this list.
 */
export const modules = {
  core: {
    imports: [],
    tables: ['app_keys', 'event_clock', 'outgoing_mails', 'queue_jobs', 'queue_schedules', 'rate_limits'],
  },
  backups: { imports: [], tables: [] },
  users: { imports: [], tables: ['users'] },
  platform_log: { imports: ['users'], tables: ['platform_log_entries'] },
  captcha: { imports: [], tables: ['used_captchas'] },
  auth: {
    imports: ['captcha', 'platform_log', 'users'],
    tables: ['access_tokens', 'desktop_codes', 'one_time_tokens', 'pending_sign_ins'],
  },
  two_factor: { imports: ['auth', 'users'], tables: ['recovery_codes', 'two_factor_secrets'] },
  external_sign_in: { imports: ['auth', 'two_factor', 'users'], tables: ['identities'] },
  organizations: {
    imports: ['users'],
    tables: ['audit_entries', 'memberships', 'organizations', 'reserved_names'],
  },
  invitations: { imports: ['auth', 'organizations', 'users'], tables: ['closed_invitations', 'invitations'] },
  support: {
    imports: ['auth', 'captcha', 'platform_log', 'users'],
    tables: ['support_answers', 'support_attachments', 'support_requests'],
  },
  links: { imports: ['users'], tables: ['approved_domains'] },
  previews: { imports: ['links'], tables: ['link_pictures', 'link_previews'] },
  moods: { imports: [], tables: ['moods'] },
  posts: {
    imports: ['links', 'moods', 'organizations', 'platform_log', 'previews', 'users'],
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
      'tag_words',
      'tags',
    ],
  },
  moderation: { imports: ['links', 'organizations', 'platform_log', 'posts', 'users'], tables: [] },
  comments: {
    imports: ['moods', 'organizations', 'posts', 'users'],
    tables: [
      'claim_keys',
      'comments',
      'suggestion_reservations',
      'text_signatures',
      'used_texts',
      'visitor_claims',
    ],
  },
  reports: {
    imports: ['organizations', 'platform_log', 'posts', 'users'],
    tables: ['report_events', 'reports'],
  },
  testimonials: { imports: ['organizations', 'platform_log', 'users'], tables: ['testimonials'] },
  slack: {
    imports: ['links', 'organizations', 'posts', 'previews', 'users'],
    tables: [
      'slack_broadcasts',
      'slack_channels',
      'slack_connections',
      'slack_deliveries',
      'slack_flows',
      'slack_requests',
      'slack_shares',
      'slack_users',
    ],
  },
  ai: {
    imports: ['comments', 'moods', 'organizations', 'posts', 'previews', 'links', 'users'],
    tables: ['ai_disabled_moods', 'ai_integrations', 'ai_runs', 'ai_settings', 'ai_texts', 'ai_usage'],
  },
  notifications: {
    imports: ['auth', 'comments', 'organizations', 'posts', 'reports', 'support', 'users'],
    tables: ['mail_digests', 'notification_choices'],
  },
  organization_deletion: {
    imports: ['ai', 'invitations', 'organizations', 'posts', 'slack', 'users'],
    tables: [],
  },
  accounts: {
    imports: [
      'auth',
      'comments',
      'external_sign_in',
      'notifications',
      'organizations',
      'platform_log',
      'posts',
      'reports',
      'slack',
      'support',
      'testimonials',
      'two_factor',
      'users',
    ],
    tables: [],
  },
  administration: {
    imports: ['auth', 'platform_log', 'posts', 'organizations', 'reports', 'support', 'users'],
    tables: [],
  },
  first_steps: {
    imports: ['invitations', 'organizations', 'posts', 'users'],
    tables: ['dismissed_first_steps'],
  },
  community: { imports: ['organizations', 'posts', 'users'], tables: [] },
  stream: { imports: ['auth', 'organizations', 'users'], tables: [] },
  analytics: { imports: [], tables: [] },
  share_images: { imports: ['organizations', 'posts'], tables: [] },
  pages: { imports: ['comments', 'community', 'organizations', 'posts', 'testimonials'], tables: [] },
  doctor: {
    imports: [
      'accounts',
      'ai',
      'backups',
      'comments',
      'organizations',
      'posts',
      'previews',
      'slack',
      'support',
    ],
    tables: [],
  },
  demo: {
    imports: ['ai', 'auth', 'comments', 'moods', 'organizations', 'posts', 'testimonials', 'users'],
    tables: [],
  },
}
