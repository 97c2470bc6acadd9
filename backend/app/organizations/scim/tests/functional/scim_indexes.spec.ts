import { test } from '@japa/runner'
import { rollBackTo } from '#tests/database'
import { plansOf } from '#tests/plans'
import { dialect } from '#tests/tags'
import { makePeople } from '#organizations/scim/tests/support/people'
import { connectDirectory } from '#organizations/scim/tests/support/scim_client'

async function makeScene() {
  const directory = await connectDirectory()
  const ids = await makePeople(3)
  await directory.createGroup({ displayName: 'Writers', members: ids.map((value) => ({ value })) })
  return { directory, ids }
}

/** The index of SQLite, or of PostgreSQL, that each list is read by. */
const LISTS: Record<string, RegExp> = {
  'Users?startIndex=2': /COVERING INDEX sqlite_autoindex_scim_users_1|Index Only Scan using scim_users_pkey/,
  'Users?filter=userName%20eq%20%22x@example.org%22': /users_email_key_unique|users_pkey/, // PostgreSQL keeps the order of joins in tests.
  'Users?filter=externalId%20eq%20%22x%22': /scim_users_external_id_unique/,
  'Groups?filter=displayName%20eq%20%22writers%22': /scim_groups_display_name_key_unique/,
  'Groups?filter=externalId%20eq%20%22x%22': /scim_groups_external_id_unique/,
  Groups: /sqlite_autoindex_scim_group_members_1|scim_group_members_pkey/,
}

test.group('A list of the directory', (group) => {
  dialect(group)
  const scene = rollBackTo(group, makeScene)

  for (const [path, index] of Object.entries(LISTS)) {
    test(`is read by its index: ${path}`, async ({ assert }) => {
      const { directory } = await scene()
      const plans = await plansOf(() => directory.get(path))
      assert.match(plans.join('\n'), index)
    })
  }
})
