import { test } from '@japa/runner'
import { countTestimonials, listTestimonials } from '#community/testimonials/queries/list_testimonials'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { plansOf } from '#tests/plans'

const INDEX = 'testimonials_newest_by_language'

test.group('The testimonials of a language, for administrators', (group) => {
  dialect(group)
  rollBack(group)

  test('are counted by their index alone', async ({ assert }) => {
    const [plan] = await plansOf(() => countTestimonials({ language: 'fr' }))
    assert.match(plan!, new RegExp(`(COVERING INDEX|Index Only Scan using) ${INDEX}`))
  })

  test('are read in the order of their index', async ({ assert }) => {
    const [plan] = await plansOf(() => listTestimonials({ language: 'fr' }, { page: 1, limit: 20 }))
    assert.match(plan!, new RegExp(INDEX))
    assert.notMatch(plan!, /TEMP B-TREE FOR ORDER BY|Sort/)
  })
})
