import { test } from '@japa/runner'
import sharp from 'sharp'
import { MOODS } from '#contract/posts/rules/mood'
import { pageCard, type ShareCard } from '#contract/community/rules/share_card'
import { pricingPage } from '#contract/community/rules/public_pages/pricing'
import { Painter } from '#community/share_images/gateways/drawing/painter'
import { makeCard } from '#community/share_images/tests/support/cards'
import { inkIn } from '#community/share_images/tests/support/ink'

const painter = new Painter()
const paint = async (card: ShareCard) => Buffer.from(await painter.paint(card))

/** Left of, above and below the texts; the rays are in the lower right. */
const MARGINS = [
  { left: 0, top: 0, width: 70, height: 560 },
  { left: 0, top: 0, width: 1_200, height: 58 },
  { left: 1_130, top: 0, width: 70, height: 340 },
  { left: 0, top: 572, width: 600, height: 58 },
]
const TITLE = { left: 72, top: 130, width: 1_056, height: 240 }
/** Between the text and the footer. */
const ABOVE_FOOTER = { left: 72, top: 470, width: 600, height: 12 }

const TITLES = {
  'an empty title': '',
  'a word': 'Hi',
  'a long title': 'A rather long title that goes on about everything we learnt this year, and more. '.repeat(
    3,
  ),
  'two hundred characters without a space': 'x'.repeat(200),
  'wide letters': 'W'.repeat(120),
  markup: '<script>alert(1)</script> & "quotes" &amp;',
  emoji: '🚀👩‍👩‍👧🇵🇹1️⃣❤️'.repeat(20),
  'an override of direction': '\u202Etxet \u2066desrever',
  'control characters': '\u0000\u0007\u001b[31mred\u007f',
  'piles of accents': `H${'\u0301'.repeat(80)}o${'\u0335'.repeat(80)}`,
  Arabic: 'مرحبا بالعالم، نحن نطلق منتجنا الجديد اليوم '.repeat(4),
  Chinese: '我们如何在不购买硬件的情况下将延迟减半'.repeat(8),
  Thai: 'เราลดเวลาแฝงลงครึ่งหนึ่งโดยไม่ต้องซื้อฮาร์ดแวร์'.repeat(4),
}

test.group('A picture', (group) => {
  group.each.timeout(30_000)

  for (const [what, title] of Object.entries(TITLES)) {
    test(`of ${what} keeps inside its margins`, async ({ assert }) => {
      const picture = await paint(makeCard({ title, text: title || 'A text', sharer: title || 'Northwind' }))
      const { format, width, height } = await sharp(picture).metadata()
      assert.deepInclude({ format, width, height }, { format: 'png', width: 1_200, height: 630 })
      assert.isAbove(await inkIn(picture, TITLE), 300)
      for (const margin of [...MARGINS, ABOVE_FOOTER]) assert.equal(await inkIn(picture, margin), 0)
    })
  }

  test('is the same again, and another for another text', async ({ assert }) => {
    const picture = await paint(makeCard())
    assert.isTrue(picture.equals(await new Painter().paint(makeCard())))
    assert.isFalse(picture.equals(await paint(makeCard({ text: 'Another text' }))))
  })

  test('shows nothing of what it cannot draw', async ({ assert }) => {
    const picture = await paint(makeCard())
    for (const title of [
      'We are\u202e hiring\u0007',
      'We ᚠᚢ are hiring\u{10ffff}',
      'We are \n hiring \u200b',
    ]) {
      assert.isTrue(picture.equals(await paint(makeCard({ title }))), title)
    }
  })

  test('calls a post by its organization when no font has its title', async ({ assert }) => {
    const named = await paint(makeCard({ title: 'Northwind' }))
    assert.isTrue(named.equals(await paint(makeCard({ title: 'தமிழ்' }))))
  })

  test('shows the mood, the host and who shares a post', async ({ assert }) => {
    const corner = { left: 960, top: 510, width: 168, height: 60 }
    const bare = await paint(makeCard({ host: undefined }))
    const [mood] = MOODS
    const moody = await paint(makeCard({ mood }))
    assert.isAbove(await inkIn(moody, corner), (await inkIn(bare, corner)) + 500)
    const label = { left: 900, top: 60, width: 228, height: 56 }
    assert.equal(await inkIn(bare, label), 0)
    assert.isAbove(await inkIn(moody, label), 1_000)
    assert.isAbove(await inkIn(bare, { left: 72, top: 520, width: 400, height: 44 }), 500)
  })

  test('of a page of the product has its colors', async ({ assert }) => {
    const picture = await paint(pageCard(pricingPage, 'fr'))
    const pixel = await sharp(picture).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
    assert.deepEqual([...pixel.subarray(0, 3)], [0x00, 0x47, 0x4a])
  })
})
