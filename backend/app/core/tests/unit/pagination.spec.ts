import { test } from '@japa/runner'
import vine from '@vinejs/vine'
import { offsetOf, pageFields, toPageRequest, toPagination } from '#core/http/validation/pagination'

const validator = vine.create({ ...pageFields })

test.group('A page request', () => {
  test('is the first twenty by default', async ({ assert }) => {
    const request = toPageRequest(await validator.validate({}))
    assert.deepEqual(toPagination(request, 41), { page: 1, limit: 20, total: 41, totalPages: 3 })
  })

  test('has one page if the list is empty', ({ assert }) => {
    assert.equal(toPagination({ page: 1, limit: 20 }, 0).totalPages, 1)
  })

  test('begins after the previous pages', async ({ assert }) => {
    const request = toPageRequest(await validator.validate({ page: '3', limit: '50' }))
    assert.equal(offsetOf(request), 100)
  })

  for (const query of [
    { page: '0' },
    { page: '-1' },
    { page: '1.5' },
    { page: 'two' },
    { page: ['1', '2'] },
    { page: '1e99' },
    { page: '1e1' },
    { page: '0x10' },
    { page: ' 5' },
    { page: ['5'] },
    { limit: ['5'] },
    { limit: '+5' },
    { limit: '101' },
    { limit: '0' },
    { limit: { gt: '1' } },
  ]) {
    test(`is refused with ${JSON.stringify(query)}`, async ({ assert }) => {
      await assert.rejects(() => validator.validate(query))
    })
  }
})
