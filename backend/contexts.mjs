/**
 * The contexts of the backend, from the bottom to the top: their modules (none for a context that is one), the contexts
 * each may import (`core` goes without saying) and the tables that are its own. The import rules, the structure check and
 * ARCHITECTURE.md come from this list.
 */
export const contexts = {
  core: {
    modules: [],
    imports: [],
    tables: [
      'app_keys',
      'completed_actions',
      'event_clock',
      'outgoing_mails',
      'queue_jobs',
      'queue_schedules',
      'rate_limits',
    ],
  },
  identity: {
    modules: [
      'users',
      'auth',
      'two_factor',
      'external_sign_in',
      'openid',
      'accounts',
      'people',
      'captcha',
      'installation',
      'api_tokens',
    ],
    imports: [],
    tables: [
      'access_tokens',
      'api_tokens',
      'desktop_codes',
      'identities',
      'installation_settings',
      'one_time_tokens',
      'openid_providers',
      'pending_sign_ins',
      'recovery_codes',
      'two_factor_secrets',
      'used_captchas',
      'used_logout_tokens',
      'users',
    ],
  },
  organizations: {
    modules: ['organizations', 'invitations', 'domains', 'organization_tokens', 'scim'],
    imports: ['identity'],
    tables: [
      'audit_entries',
      'closed_invitations',
      'dismissed_join_offers',
      'invitations',
      'join_requests',
      'memberships',
      'organization_domains',
      'organizations',
      'removed_members',
      'reserved_names',
      'scim_group_members',
      'scim_groups',
      'scim_tokens',
      'scim_users',
    ],
  },
  posts: {
    modules: ['links', 'previews', 'posts', 'telling', 'reminders', 'timeline', 'feeds', 'moderation'],
    imports: ['identity', 'organizations'],
    tables: [
      'approved_domains',
      'author_versions',
      'feed_buckets',
      'feed_deltas',
      'feed_totals',
      'link_pictures',
      'link_previews',
      'moods',
      'post_reads',
      'post_tags',
      'post_words',
      'posts',
      'read_marks',
      'reminders',
      'skipped_posts',
      'tag_words',
      'tags',
      'told_members',
    ],
  },
  suggestions: {
    modules: ['comments', 'first_steps'],
    imports: ['identity', 'organizations', 'posts'],
    tables: [
      'claim_keys',
      'comments',
      'dismissed_first_steps',
      'suggestion_reservations',
      'text_signatures',
      'used_texts',
      'visitor_claims',
    ],
  },
  moderation: {
    modules: ['platform_log', 'support', 'reports', 'administration'],
    imports: ['identity', 'organizations', 'posts'],
    tables: [
      'platform_log_entries',
      'report_events',
      'reports',
      'support_answers',
      'support_attachments',
      'support_requests',
    ],
  },
  notifications: {
    modules: ['notifications', 'rhythms', 'stream', 'webhooks', 'pacing', 'reminders', 'inactivity'],
    imports: ['identity', 'moderation', 'organizations', 'posts', 'suggestions'],
    tables: ['mail_digests', 'notification_choices', 'rhythms', 'webhook_deliveries', 'webhooks'],
  },
  community: {
    modules: ['testimonials', 'community', 'analytics', 'share_images', 'web_feeds', 'pages'],
    imports: ['identity', 'moderation', 'notifications', 'organizations', 'posts', 'suggestions'],
    tables: ['testimonials', 'web_feed_secrets'],
  },
  ai: {
    modules: [],
    imports: ['identity', 'organizations', 'posts', 'suggestions'],
    tables: ['ai_disabled_moods', 'ai_integrations', 'ai_runs', 'ai_settings', 'ai_texts', 'ai_usage'],
  },
  slack: {
    modules: [],
    imports: ['identity', 'notifications', 'organizations', 'posts', 'suggestions'],
    tables: [
      'slack_broadcasts',
      'slack_channels',
      'slack_connections',
      'slack_deliveries',
      'slack_flows',
      'slack_requests',
      'slack_scheduled_shares',
      'slack_shares',
      'slack_users',
    ],
  },
  operations: {
    modules: ['backups', 'doctor', 'demo'],
    imports: ['ai', 'community', 'identity', 'moderation', 'organizations', 'posts', 'slack', 'suggestions'],
    tables: [],
  },
}

/** The folders of the modules below `app`: `posts/links`, or `ai` for a context that is one module. */
export const moduleFolders = Object.entries(contexts)
  .filter(([name]) => name !== 'core')
  .flatMap(([name, { modules }]) =>
    modules.length === 0 ? [name] : modules.map((each) => `${name}/${each}`),
  )
