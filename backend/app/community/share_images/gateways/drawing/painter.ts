import { Renderer } from '@takumi-rs/core'
import { moodName } from '#contract/posts/rules/mood'
import type { ShareCard } from '#contract/community/rules/share_card'
import { SHARE_IMAGE } from '#contract/community/rules/share_image'
import { design, TEXT_WIDTH, type Texts } from '#community/share_images/rules/design'
import { withLineBreaks } from '#community/share_images/rules/writing_systems'
import { lineHeightOf, titleStyle } from '#community/share_images/rules/title_style'
import { titleSize } from '#community/share_images/rules/title_fit'
import { ORGANIZATION, SHARED_BY } from '#community/share_images/rules/words'
import type { Face } from '#community/share_images/gateways/drawing/faces'
import { Selection } from '#community/share_images/gateways/drawing/selection'
import { typefacesFor } from '#community/share_images/gateways/drawing/typeface'

/** Chinese alone has more than a hundred: beyond this number, the memory is released. */
const FACES_MAX = 60
const CACHE_BYTES = 4_000_000

/** Draws the pictures of cards, one at a time. */
export class Painter {
  #renderer = makeRenderer()
  #registered = new Set<Face>()

  /** The PNG of a card. */
  async paint(card: ShareCard): Promise<Uint8Array> {
    const words = wordsOf(card)
    const all = await typefacesFor(Object.values(words).join(' '))
    const title = new Selection(all.title)
    const text = new Selection(all.text)
    const texts: Texts = { ...(await drawable(words, text)), title: await title.draw(words.title) }
    if (texts.title === '') texts.title = await title.draw(texts.sharer || 'Fanfare')
    texts.title = withLineBreaks(texts.title)
    texts.text = withLineBreaks(texts.text)
    await this.#register([...title.used, ...text.used])
    const fonts = { title: title.families, text: text.families }
    const picture = {
      texts,
      fonts,
      brand: card.place.startsWith('pages/'),
      moodColor: card.mood?.color ?? '',
    }
    const size = await titleSize(
      (step) => this.#linesOf(texts.title, fonts.title, step),
      lineHeightOf(texts.title),
    )
    const { width, height } = SHARE_IMAGE
    return this.#renderer.render(design({ ...picture, size }), {
      width,
      height,
      format: 'png',
      lang: card.language,
    })
  }

  async #linesOf(title: string, family: string, size: number): Promise<number> {
    const style = { ...titleStyle(title, family, size), width: TEXT_WIDTH }
    const { height } = await this.#renderer.measure(
      { type: 'text', text: title, style },
      { width: TEXT_WIDTH },
    )
    return Math.round(height / (size * lineHeightOf(title)))
  }

  async #register(faces: readonly Face[]): Promise<void> {
    if (this.#registered.size > FACES_MAX) {
      this.#renderer = makeRenderer()
      this.#registered = new Set()
    }
    for (const face of faces) {
      if (this.#registered.has(face)) continue
      this.#registered.add(face)
      await this.#renderer.registerFont({ name: face.family, data: await face.data() })
    }
  }
}

const makeRenderer = () => new Renderer({ cacheMaxBytes: CACHE_BYTES })

function wordsOf({ language, title, text, host, sharer, mood, place }: ShareCard): Texts {
  return {
    title,
    text,
    label: host ?? (place.startsWith('organizations/') ? ORGANIZATION[language] : ''),
    sharedBy: sharer === undefined ? '' : SHARED_BY[language],
    sharer: sharer ?? '',
    mood: mood === undefined ? '' : `${mood.emoji} ${moodName(mood.key, language)}`,
  }
}

async function drawable(words: Texts, selection: Selection): Promise<Texts> {
  const drawn = { ...words }
  for (const key of Object.keys(words) as (keyof Texts)[]) {
    if (key !== 'title') drawn[key] = await selection.draw(words[key])
  }
  return drawn
}
