import { test } from '@japa/runner'
import {
  countPublicTestimonials,
  listPublicTestimonials,
} from '#community/testimonials/queries/public_testimonials'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { plansOf } from '#tests/plans'

const INDEX = 'testimonials_newest_approved_by_language'

test.group('Public testimonials in a language', (group) => {
  dialect(group)
  rollBack(group)

  test('are counted by their index alone', async ({ assert }) => {
    const [plan] = await plansOf(() => countPublicTestimonials('fr'))
    assert.match(plan!, new RegExp(`(COVERING INDEX|Index Only Scan using) ${INDEX}`))
  })

  test('are read in the order of their index', async ({ assert }) => {
    const [plan] = await plansOf(() => listPublicTestimonials('fr', { page: 1, limit: 20 }))
    assert.match(plan!, new RegExp(INDEX))
    assert.notMatch(plan!, /TEMP B-TREE FOR ORDER BY|Sort/)
  })
})
