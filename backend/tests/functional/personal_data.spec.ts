import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { rawRows } from '#core/database/sql/results'
import { rollBack } from '#tests/database'

/** Every column that refers to a user: the file of the export that contains it, or why none does. */
const PERSONAL_DATA: Record<string, string> = {
  'access_tokens.user_id': 'sessions.json',
  'ai_runs.user_id': 'none: generated texts that wait for a decision, for thirty days',
  'api_tokens.created_by': 'none: the organization’s, and its audit log has it',
  'api_tokens.user_id': 'api-tokens.json',
  'approved_domains.decided_by': 'none: the log of the installation has it',
  'audit_entries.actor_id': 'none: the log of the organization',
  'author_versions.user_id': 'posts.json',
  'claim_keys.user_id': 'none: the key of a request, for a day',
  'closed_invitations.user_id': 'none: the audit log has it',
  'comments.claimed_by_user_id': 'copies.json',
  'comments.reply_to_user_id': 'none: the author of the suggestion, which is exported',
  'comments.user_id': 'suggestions.json',
  'completed_actions.user_id': 'none: to recognize a repeated request, for a day',
  'desktop_codes.user_id': 'none: a secret for five minutes',
  'dismissed_first_steps.user_id': 'none: that a hint on the dashboard is hidden',
  'dismissed_join_offers.user_id': 'none: that a hint in a menu is hidden',
  'identities.user_id': 'profile.json',
  'invitations.invited_by': 'none: the organization’s, with the address of somebody else',
  'invite_links.created_by': 'none: the organization’s, and its audit log has it',
  'join_requests.user_id': 'join-requests.json',
  'link_pictures.user_id': 'none: a picture that waits for its post, for a day',
  'mail_digests.user_id': 'notifications.json',
  'memberships.user_id': 'organizations.json',
  'notification_choices.user_id': 'notifications.json',
  'one_time_tokens.user_id': 'none: a secret for some days at most',
  'organization_domains.created_by': 'none: the organization’s, and its audit log has it',
  'pending_actions.user_id': 'none: what can be undone, for ten seconds',
  'pending_sign_ins.user_id': 'none: a secret for five minutes',
  'platform_log_entries.actor_id': 'none: the log of the installation',
  'post_reads.user_id': 'none: which posts were opened within thirty days',
  'posts.moderated_by': 'none: the log of the installation has it',
  'posts.user_id': 'posts.json',
  'posts.waiting_except_id': 'none: their suggestions have it',
  'read_marks.user_id': 'none: up to when notifications were read',
  'recovery_codes.user_id': 'none: a secret',
  'reminders.user_id': 'none: when they are reminded of posts, which their notifications show',
  'removed_members.user_id': 'none: the log of the organization',
  'report_events.actor_id': 'none: the log of the installation has it',
  'reports.reporter_id': 'reports.json',
  'reports.resolved_by': 'none: the log of the installation has it',
  'reserved_names.user_id': 'none: who may use the name of a deleted organization again, for a year',
  'support_answers.author_id': 'none: the log of the installation has it',
  'support_requests.user_id': 'support-requests.json',
  'rhythms.user_id': 'rhythm.json',
  'scim_tokens.created_by': 'none: the log of the installation has it',
  'scim_users.user_id': 'directory.json',
  'skipped_posts.user_id': 'none: which posts are not shown among those to copy from',
  'slack_broadcasts.user_id': 'slack-messages.json',
  'slack_connections.connected_by': 'none: the organization’s, and its log has it',
  'slack_deliveries.user_id': 'none: who was sent a message, for ninety days',
  'slack_flows.user_id': 'none: for ten minutes',
  'slack_scheduled_shares.user_id': 'slack-messages.json',
  'slack_shares.user_id': 'none: to recognize a repeated request, for a day',
  'suggestion_reservations.user_id': 'none: an offer for a day at most',
  'tags.created_by': 'posts.json',
  'testimonials.reviewed_by': 'none: the log of the installation has it',
  'testimonials.user_id': 'testimonials.json',
  'told_members.user_id': 'none: when they are told of posts, which their notifications show',
  'two_factor_secrets.user_id': 'none: a secret',
  'webhooks.created_by': 'none: the organization’s, and its audit log has it',
  'web_feed_secrets.user_id': 'private-feed.json',
}

const REFERENCES = {
  postgres: `
    select source.table_name || '.' || source.column_name as name, lower(reference.delete_rule) as rule
    from information_schema.referential_constraints as reference
    join information_schema.key_column_usage as source on source.constraint_name = reference.constraint_name
    join information_schema.table_constraints as target on target.constraint_name = reference.unique_constraint_name
    where target.table_name = 'users'`,
  sqlite: `
    select tables.name || '.' || keys."from" as name, lower(keys.on_delete) as rule
    from sqlite_master as tables, pragma_foreign_key_list(tables.name) as keys
    where tables.type = 'table' and keys."table" = 'users'`,
}

/** What happens to each column that refers to a user when the user is deleted. */
async function referencesToUsers(): Promise<Map<string, string>> {
  const dialect = db.connection().dialect.name === 'postgres' ? 'postgres' : 'sqlite'
  const rows = await rawRows<{ name: string; rule: string }>(db.connection(), REFERENCES[dialect])
  return new Map(rows.map(({ name, rule }) => [name, rule]))
}

test.group('Every column that refers to a user', (group) => {
  rollBack(group)

  test('is found', async ({ assert }) => {
    await db.rawQuery('create table planted (id integer primary key, owner_id uuid references users (id))')
    assert.equal((await referencesToUsers()).get('planted.owner_id'), 'no action')
  })

  test('is in a file of the export, or there is a reason why not', async ({ assert }) => {
    const found = [...(await referencesToUsers()).keys()]
    assert.deepEqual(found.toSorted(), Object.keys(PERSONAL_DATA).toSorted())
  })

  test('is deleted or emptied with the account', async ({ assert }) => {
    for (const [name, rule] of await referencesToUsers()) assert.include(['cascade', 'set null'], rule, name)
  })
})
