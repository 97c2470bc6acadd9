import { test } from '@japa/runner'
import { callApi } from '#tests/call_api'
import { copyPosts } from '#tests/many_rows'
import { plansOf } from '#tests/plans'
import { type Actors, useActors } from '#tests/rights/actors'
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
      'posts_waiting',
      'posts_waiting_except',
      'told_members_newest',
      'comments_replied_to',
      'reports_answered',
      'posts_running_low',
      'posts_moderated_by_author',
      'support_requests_user_id_id_index',
    ],
    'GET /api/organizations/:id/audit': ['audit_entries_organization_id_created_at_id_index'],
    'GET /api/posts/organization/:id': ['posts_newest'],
    'GET /api/posts/organization/:id/offers': [
      'posts_open',
      'posts_important',
      'post_words_newest',
      'comments_newest',
    ],
    'GET /api/posts/organization/:id/waiting': ['posts_open', 'posts_important', 'comments_newest'],
    'GET /api/posts/organization/:id/waiting/posts': ['posts_open', 'posts_important', 'comments_newest'],
    'GET /api/tags': ['post_tags_in_organization'],
    'GET /api/testimonials/public': ['testimonials_newest_approved_by_language'],
    'GET /api/users/me/reports': ['reports_newest_by_reporter_id'],
    'GET /api/users/me/support-requests': ['support_requests_user_id_id_index'],
  },
  administrator: {
    'GET /api/admin/log': ['platform_log_newest'],
    'GET /api/admin/organizations': ['organizations_by_name'],
    'GET /api/admin/people': ['users_by_name'],
    'GET /api/admin/reports': ['reports_newest_by_organization_id'],
    'GET /api/admin/scim/groups': ['scim_groups_display_name_key_unique'],
    'GET /api/admin/testimonials': ['testimonials_newest_pending'],
    'GET /api/posts/moderation': ['posts_pending', 'posts_moderated'],
    'GET /api/support/admin/requests': ['support_requests_newest'],
  },
} as const

/** Lists whose indexes are better than others only where there are many posts. */
const LISTS_OF_MANY_POSTS = {
  owner: { 'GET /api/posts/organization/:id/by-link': ['posts_by_page'] },
  administrator: { 'GET /api/admin/hosts': ['approved_domains_by_name_key', 'posts_approved_by_host'] },
} as const

type Lists = Record<'owner' | 'administrator', Readonly<Record<string, readonly string[]>>>

/** `USING COVERING INDEX …` of SQLite, and `Index Only Scan Backward using …` of PostgreSQL. */
const USED = /(?:INDEX|Scan using|Scan Backward using) (\w+)/g

const rights = await allRights()

function testLists(actors: () => Promise<Actors>, all: Lists, prepare = async () => undefined as void) {
  for (const [actor, lists] of Object.entries(all))
    for (const [route, indexes] of Object.entries(lists))
      test(`${route} is read by its indexes`, async ({ assert }) => {
        const { team, users } = await actors()
        const { method, path, body } = await prepareCall(
          rights.find((right) => right.route === route)!,
          team,
        )
        await prepare()
        const plans = await plansOf(() => callApi(method, path, { as: users[actor as keyof Lists], body }))
        const used = [...plans.join('\n').matchAll(USED)].map(([, name]) => name!)
        assert.includeMembers(used, [...indexes], plans.join('\n'))
      })
}

test.group('Lists', (group) => {
  testLists(useActors(group), LISTS)
})

// Last: the copies leave pages in the table and its indexes, which change what the planner takes for the other lists.
test.group('Lists of many posts', (group) => {
  testLists(useActors(group), LISTS_OF_MANY_POSTS, copyPosts)
})
