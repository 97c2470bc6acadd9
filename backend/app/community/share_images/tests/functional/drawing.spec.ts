import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import { pricingPage } from '#contract/community/rules/public_pages/pricing'
import { pageCard } from '#contract/community/rules/share_card'
import { shareImagePath } from '#contract/community/rules/share_image'
import type { AppError } from '#core/http/errors/app_error'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeTeam } from '#tests/factories/team_factory'
import { limitDrawings } from '#community/share_images/http/send_share_image'
import { drawShareImage, findDrawn } from '#community/share_images/gateways/draw_share_image'
import { DrawingThread } from '#community/share_images/gateways/drawing/drawing_thread'
import { makeNewCard } from '#community/share_images/tests/support/cards'
import { fetchPicture, pathOfOrganization } from '#community/share_images/tests/support/pictures'

async function drawMany(count: number) {
  const cards = Array.from({ length: count }, makeNewCard)
  const results = await Promise.allSettled(cards.map((card) => drawShareImage(shareImagePath(card), card)))
  return {
    drawn: results.filter(({ status }) => status === 'fulfilled').length,
    refused: results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])),
  }
}

test.group('Drawing pictures', (group) => {
  rollBack(group)
  group.each.teardown(() => limiter.clear(['memory']))

  test('is limited for a client address; what was drawn is not', async ({ assert }) => {
    const known = shareImagePath(pageCard(pricingPage, 'en'))
    assert.equal((await fetchPicture(known)).status, 200)
    await Promise.allSettled(Array.from({ length: 120 }, () => limitDrawings('127.0.0.1')))
    const unknown = await pathOfOrganization((await makeTeam()).slug)
    const answer = await callApi('GET', unknown)
    assert.deepEqual([answer.status, answer.body?.code], [429, 'TOO_MANY_REQUESTS'])
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    assert.isTrue(answer.headers.has('retry-after'))
    assert.equal((await fetchPicture(known)).status, 200)
  })

  test('refuses more than twenty that wait', async ({ assert }) => {
    const { drawn, refused } = await drawMany(40)
    assert.equal(drawn, 21)
    assert.lengthOf(refused, 19)
    for (const error of refused) assert.equal((error as AppError).code, 'SERVICE_UNAVAILABLE')
  })

  test('happens once for all who ask at the same time, and is kept', async ({ assert }) => {
    const card = makeNewCard()
    const path = shareImagePath(card)
    const [first, ...others] = await Promise.all(Array.from({ length: 50 }, () => drawShareImage(path, card)))
    for (const other of others) assert.strictEqual(other, first)
    assert.strictEqual(findDrawn(path), first)
  })

  test('lets others be answered meanwhile', async ({ assert }) => {
    let left = 20
    const drawing = Array.from({ length: left }, makeNewCard).map(async (card) => {
      await drawShareImage(shareImagePath(card), card)
      left -= 1
    })
    const { status } = await callApi('GET', '/api/health')
    assert.equal(status, 200)
    assert.isAbove(left, 15)
    await Promise.all(drawing)
    assert.equal(left, 0)
  })

  test('fails alone: the next picture is drawn again', async ({ assert }) => {
    const thread = new DrawingThread()
    const broken = { ...makeNewCard(), language: undefined as never, title: null as never }
    await assert.rejects(
      () => thread.draw(broken),
      'The service is not available right now. Please try again in a moment.',
    )
    assert.isAbove((await thread.draw(makeNewCard())).length, 10_000)
    thread.stop()
  })
})
