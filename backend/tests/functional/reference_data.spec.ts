import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import {
  applyReferenceData,
  REFERENCE_DATA,
  type ReferenceData,
} from '#database/reference_data/apply_reference_data'
import type { Mood } from '#contract/posts/data/mood'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'

const KEYS = { moods: 'key', tags: 'name', approved_domains: 'host', reference_data_versions: 'kind' }

/** The reference data of a later release. */
const LATER: ReferenceData = {
  moods: [
    ...REFERENCE_DATA.moods,
    {
      key: 'stoic',
      emoji: '🗿',
      color: '#777777',
      description: 'Takes it as it comes',
      names: { en: 'Stoic', pt: 'Estoico', fr: 'Stoïque', es: 'Estoico' },
    },
  ],
  tags: [...REFERENCE_DATA.tags, ['award']],
  domains: [
    ...REFERENCE_DATA.domains,
    [{ host: 'polywork.com', name: 'Polywork', includesSubdomains: false, isBlocked: false }],
  ],
}

async function everything() {
  const rows = []
  for (const [table, key] of Object.entries(KEYS)) rows.push(await db.from(table).orderBy(key))
  return rows
}

async function moods(): Promise<Mood[]> {
  const { body } = await callApi('GET', '/api/moods')
  return (body as unknown as { moods: Mood[] }).moods
}

test.group('Reference data', (group) => {
  dialect(group)
  rollBack(group)

  test('gains what a release adds', async ({ assert }) => {
    await applyReferenceData(LATER)
    assert.equal((await moods()).at(-1)!.name, 'Stoic')
    assert.isTrue(Boolean((await db.from('tags').where('name', 'award').firstOrFail()).is_predefined))
    assert.equal((await db.from('approved_domains').where('host', 'polywork.com')).length, 1)
  })

  test('follows a release that changes a mood', async ({ assert }) => {
    const [first, ...others] = REFERENCE_DATA.moods
    const before = (await moods())[0]!
    await applyReferenceData({ ...REFERENCE_DATA, moods: [{ ...first!, emoji: '🦊' }, ...others] })
    assert.deepEqual((await moods())[0], { ...before, emoji: '🦊' })
  })

  test('is unchanged when applied again, and by an older release', async ({ assert }) => {
    await applyReferenceData(LATER)
    const before = await everything()
    await applyReferenceData(LATER)
    await applyReferenceData()
    assert.deepEqual(await everything(), before)
  })

  test('keeps changes by an administrator', async ({ assert }) => {
    await db.from('tags').where('name', 'launch').delete()
    await db.from('tags').where('name', 'hiring').update({ name: 'jobs' })
    await db.from('tags').where('name', 'press').update({ is_predefined: false })
    await db.from('approved_domains').where('host', 'x.com').delete()
    await db.from('approved_domains').where('host', 'quora.com').update({ is_blocked: true })
    const before = await everything()
    await applyReferenceData()
    assert.deepEqual(await everything(), before)
  })

  test('keeps an entry that an administrator created before a release adds it', async ({ assert }) => {
    await db.table('tags').insert({
      id: 'a0000000-0000-7000-8000-000000000000',
      name: 'award',
      is_predefined: false,
      created_at: '2026-01-01 00:00:00.000',
    })
    await applyReferenceData(LATER)
    const award = await db.from('tags').where('name', 'award')
    assert.deepEqual(
      award.map(({ id, is_predefined }) => [id, Boolean(is_predefined)]),
      [['a0000000-0000-7000-8000-000000000000', false]],
    )
  })
})

test.group('Reference data of a new database', (group) => {
  dialect(group)
  /** Simultaneous writes need real transactions, so nothing is rolled back: the test restores the rows it deletes. */
  group.each.setup(async () => {
    for (const table of Object.keys(KEYS)) await db.from(table).delete()
  })

  test('is complete when several instances start at once', async ({ assert }) => {
    await Promise.all([applyReferenceData(), applyReferenceData(), applyReferenceData()])
    const [moodRows, tags, domains, versions] = await everything()
    assert.lengthOf(moodRows!, REFERENCE_DATA.moods.length)
    assert.lengthOf(tags!, REFERENCE_DATA.tags.flat().length)
    assert.lengthOf(domains!, REFERENCE_DATA.domains.flat().length)
    assert.sameDeepMembers(versions!, [
      { kind: 'tags', version: 1 },
      { kind: 'approved_domains', version: 1 },
    ])
  })
})
