import { test } from '@japa/runner'
import { inTransaction } from '#core/database/transactions/transaction'
import { listHosts, type HostFilter } from '#posts/links/queries/list_hosts'
import { insertHost, updateHost } from '#posts/links/repositories/hosts'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makeUser } from '#tests/factories/user_factory'
import { plansOf } from '#tests/plans'

/** Above this number of matches, the search uses another query. */
const SEARCHES = { few: 1_000, many: 0 }

const find = async (filter: HostFilter, fewMax?: number, page = 1) => {
  const { rows, pagination } = await listHosts(filter, { page, limit: 2 }, fewMax)
  return { hosts: rows.map(({ host }) => host), total: pagination.total }
}

async function addHosts(hosts: Record<string, { name: string; isBlocked?: boolean }>) {
  const { id: userId } = await makeUser()
  const add = ([host, { name, isBlocked = false }]: (typeof entries)[number]) =>
    inTransaction((trx) => insertHost(trx, { host, name, isBlocked, includesSubdomains: false }, { userId }))
  const entries = Object.entries(hosts)
  return { userId, added: await Promise.all(entries.map(add)) }
}

test.group('Hosts', (group) => {
  dialect(group)
  rollBack(group)

  for (const [what, fewMax] of Object.entries(SEARCHES)) {
    test(`are found once by their beginning, their end and their name, when they are ${what}`, async ({
      assert,
    }) => {
      await addHosts({
        'zz.example': { name: 'zz.example' },
        'news.zz.example': { name: 'Gazette' },
        'azz.example': { name: 'ZZ again' },
        'other.example': { name: 'No zz' },
      })
      assert.deepEqual(await find({ search: 'zz' }, fewMax), {
        hosts: ['azz.example', 'zz.example'],
        total: 2,
      })
      const ends = { hosts: ['news.zz.example', 'zz.example'], total: 2 }
      assert.deepEqual(await find({ search: ' ZZ.example ' }, fewMax), ends)
      assert.deepEqual(await find({ search: '.zz.example' }, fewMax), {
        hosts: ['news.zz.example'],
        total: 1,
      })
      assert.deepEqual(await find({ search: 'z.example' }, fewMax), { hosts: [], total: 0 })
      assert.deepEqual(await find({ search: '%' }, fewMax), { hosts: [], total: 0 })
    })

    test(`are found among those with a state alone, in pages, when they are ${what}`, async ({ assert }) => {
      await addHosts({
        'zz-a.example': { name: 'A' },
        'zz-b.example': { name: 'B', isBlocked: true },
        'zz-c.example': { name: 'C', isBlocked: true },
        'zz-d.example': { name: 'D', isBlocked: true },
      })
      const filter: HostFilter = { search: 'zz', state: 'blocked' }
      assert.deepEqual(await find(filter, fewMax), { hosts: ['zz-b.example', 'zz-c.example'], total: 3 })
      assert.deepEqual(await find(filter, fewMax, 2), { hosts: ['zz-d.example'], total: 3 })
    })
  }

  test('are found by a new name, in any case and normalization', async ({ assert }) => {
    const { userId, added } = await addHosts({ 'news.example': { name: 'Gazette' } })
    const before = added[0]!
    const after = { ...before, name: 'Écho du Matin' }
    await inTransaction((trx) => updateHost(trx, { before, after }, { userId }))
    assert.deepEqual(await find({ search: 'ÉCHO'.normalize('NFD') }), { hosts: ['news.example'], total: 1 })
    assert.deepEqual(await find({ search: 'gazette' }), { hosts: [], total: 0 })
  })

  test('are searched by the indexes of host, name and end alone', async ({ assert }) => {
    const plans = (await plansOf(() => find({ search: 'zz' }))).join('\n')
    assert.match(plans, /approved_domains_by_name_key/)
    assert.match(plans, /approved_domains_by_host_reversed/)
    assert.match(plans, /approved_domains_by_host\b|approved_domains_host_unique/)
    assert.notMatch(plans, /SCAN approved_domains|Seq Scan on approved_domains/)
  })
})
