import { test } from '@japa/runner'
import { callApi } from '#tests/call_api'
import { plansOf } from '#tests/plans'
import { useActors } from '#tests/rights/actors'
import { allRights } from '#tests/rights/all_rights'
import { prepareCall } from '#tests/rights/prepare_call'

/** The indexes for lists of growing tables, as an owner or an administrator sees them. */
const LISTS = {
  owner: {
    'GET /api/comments/post/:id': ['comments_newest', 'comments_replies'],
    'GET /api/comments/public/:organizationSlug/:postSlug': ['comments_newest'],
    'GET /api/community/public/posts': ['posts_listed'],
    'GET /api/community/posts': ['posts_listed_by_organization'],
    'GET /api/notifications': [
      'posts_shared',
      'comments_replied_to',
      'reports_answered',
      'posts_running_low',
      'posts_moderated_by_author',
      'support_requests_user_id_id_index',
    ],
    'GET /api/organizations/:id/audit': ['audit_entries_organization_id_created_at_id_index'],
    'GET /api/posts/organization/:id': ['posts_newest'],
    'GET /api/posts/organization/:id/by-link': ['posts_by_page'],
    'GET /api/posts/organization/:id/offers': ['posts_shared', 'post_words_newest', 'comments_newest'],
    'GET /api/posts/organization/:id/waiting': ['posts_shared', 'comments_newest'],
    'GET /api/tags': ['post_tags_in_organization'],
    'GET /api/testimonials/public': ['testimonials_newest_approved_by_language'],
    'GET /api/users/me/reports': ['reports_newest_by_reporter_id'],
    'GET /api/users/me/support-requests': ['support_requests_user_id_id_index'],
  },
  administrator: {
    'GET /api/admin/hosts': ['approved_domains_by_name_key', 'posts_approved_by_host'],
    'GET /api/admin/log': ['platform_log_newest'],
    'GET /api/admin/people': ['users_by_name'],
    'GET /api/admin/reports': ['reports_newest_by_organization_id'],
    'GET /api/admin/testimonials': ['testimonials_newest_pending'],
    'GET /api/posts/moderation': ['posts_pending', 'posts_moderated'],
    'GET /api/support/admin/requests': ['support_requests_newest'],
  },
} as const

/** `USING COVERING INDEX …` of SQLite, and `Index Only Scan Backward using …` of PostgreSQL. */
const USED = /(?:INDEX|Scan using|Scan Backward using) (\w+)/g

const rights = await allRights()

test.group('Lists', (group) => {
  const actors = useActors(group)

  for (const [actor, lists] of Object.entries(LISTS))
    for (const [route, indexes] of Object.entries<readonly string[]>(lists))
      test(`${route} is read by its indexes`, async ({ assert }) => {
        const { team, users } = await actors()
        const { method, path, body } = await prepareCall(
          rights.find((right) => right.route === route)!,
          team,
        )
        const plans = await plansOf(() =>
          callApi(method, path, { as: users[actor as keyof typeof LISTS], body }),
        )
        const used = [...plans.join('\n').matchAll(USED)].map(([, name]) => name!)
        assert.includeMembers(used, [...indexes], plans.join('\n'))
      })
})
