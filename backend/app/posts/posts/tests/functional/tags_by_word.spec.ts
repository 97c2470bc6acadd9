import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { countAdministeredTags, listAdministeredTags } from '#posts/posts/queries/administered_tags'
import { countOfferedTags, listOfferedTags } from '#posts/posts/queries/offered_tags'
import { tagsByWord } from '#posts/posts/queries/tags_by_word'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makeTag } from '#tests/factories/tag_factory'
import { plansOf } from '#tests/plans'

const PAGE = { page: 1, limit: 20 }
const offered = { search: 'zz', userId: '', organizationIds: [] }

async function find(search: string, fewMax: number): Promise<string[]> {
  const { sql, values } = await tagsByWord(search, fewMax)
  const rows = await db.from('tags').whereRaw(sql, values).orderBy('name').select('name')
  return rows.map(({ name }) => name)
}

test.group('Tags by a word', (group) => {
  dialect(group)
  rollBack(group)

  for (const [what, fewMax] of Object.entries({ few: 1_000, many: 0 })) {
    test(`are found once by the beginning of each word, when they are ${what}`, async ({ assert }) => {
      for (const name of ['zz', 'zz-zz-top', 'hello-zz', 'azz', 'hello-azz']) await makeTag({ name })
      assert.deepEqual(await find('ZZ', fewMax), ['hello-zz', 'zz', 'zz-zz-top'])
      assert.deepEqual(await find('zz top', fewMax), ['zz-zz-top'])
      assert.deepEqual(await find('#zz t', fewMax), ['zz-zz-top'])
      assert.deepEqual(await find('z-top', fewMax), [])
    })
  }

  const SEARCHES = {
    'that administrators list': () => listAdministeredTags('zz', PAGE),
    'that administrators count': () => countAdministeredTags('zz'),
    'that posts are offered': () => listOfferedTags(offered, PAGE),
    'that posts are offered, counted': () => countOfferedTags(offered),
  }
  for (const [what, search] of Object.entries(SEARCHES)) {
    test(`${what}, are searched by the index of words alone`, async ({ assert }) => {
      await makeTag({ name: 'zz-top' })
      const plans = (await plansOf(search)).join('\n')
      assert.match(plans, /tag_words_by_word/)
      assert.notMatch(plans, /SCAN tag|Seq Scan on tag/)
    })
  }
})
