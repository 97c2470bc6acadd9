import { test } from '@japa/runner'
import { listPeople, type PeopleFilter } from '#identity/people/queries/list_people'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makeUser } from '#tests/factories/user_factory'

/** Above this number of matches, the search uses another query. */
const SEARCHES = { few: 1_000, many: 0 }

test.group('People', (group) => {
  dialect(group)
  rollBack(group)

  for (const [what, fewMax] of Object.entries(SEARCHES)) {
    const find = async (filter: PeopleFilter, page = 1) => {
      const { people, total } = await listPeople(filter, { page, limit: 2 }, fewMax)
      return { names: people.map(({ name }) => name), total }
    }

    test(`are found once by name and by email address, in the order of names, when they are ${what}`, async ({
      assert,
    }) => {
      await makeUser({ name: 'Zzara', email: 'zz-zara@example.org' })
      await makeUser({ name: 'Anna', email: 'zz-anna@example.org' })
      await makeUser({ name: 'Zzoe', email: 'zoe@example.org' })
      await makeUser({ name: 'Other', email: 'other@example.org' })
      assert.deepEqual(await find({ search: 'zz' }), { names: ['Anna', 'Zzara'], total: 3 })
      assert.deepEqual(await find({ search: 'zz' }, 2), { names: ['Zzoe'], total: 3 })
      assert.deepEqual(await find({ search: 'zz-anna' }), { names: ['Anna'], total: 1 })
      assert.deepEqual(await find({ search: 'nobody' }), { names: [], total: 0 })
    })

    test(`are found among administrators alone, when they are ${what}`, async ({ assert }) => {
      await makeUser({ name: 'Zzara' })
      await makeUser({ name: 'Zzoe', isAdmin: true })
      assert.deepEqual(await find({ search: 'zz', status: 'administrator' }), { names: ['Zzoe'], total: 1 })
    })
  }
})
