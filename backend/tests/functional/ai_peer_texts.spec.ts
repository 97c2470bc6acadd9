import { test } from '@japa/runner'
import { AI_QUANTITY_MAX, AI_TEXTS_MAX } from '#contract/ai/rules/ai'
import { MOODS } from '#contract/posts/rules/mood'
import { checkText } from '#ai/rules/check_text'
import { textDoubts } from '#ai/rules/text_doubts'
import { isNearDuplicate } from '#suggestions/comments/rules/similarity'
import { SANDBOX_KEY, useAi, type AiPeer } from '#tests/ai_peer'

const TITLES = {
  en: 'How we cut our p95 latency in half without buying hardware',
  pt: 'Estamos a contratar uma designer para o estúdio do Porto',
  fr: 'Trois erreurs que nous avons faites pendant un incident',
  es: 'Lo que nuestros clientes nos enseñaron sobre los precios',
}

const LANGUAGES = Object.keys(TITLES) as (keyof typeof TITLES)[]

interface TextRequest {
  language?: string
  title?: string
  text?: string
  moods?: string[]
  differFrom?: string[]
}

/** The texts that the sandbox writes for a post. */
async function write(ai: AiPeer, { language = 'post', title = '', text = '', ...request }: TextRequest) {
  const { moods = MOODS.slice(0, AI_TEXTS_MAX).map(({ key }) => key), differFrom = [] } = request
  const wanted = moods.map((mood, index) => ({ n: index + 1, mood, meaning: '', angle: '' }))
  const document = { language, post: { title, text }, wanted, differFrom }
  const answer = await fetch(`${ai.url}/openai/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SANDBOX_KEY}` },
    body: JSON.stringify({
      model: 'gpt-4o-mini',
      messages: [{ role: 'user', content: JSON.stringify(document) }],
    }),
  })
  const { choices } = (await answer.json()) as { choices: [{ message: { content: string } }] }
  const { comments } = JSON.parse(choices[0].message.content) as { comments: { text: string }[] }
  return comments.map((comment) => comment.text)
}

test.group('Texts of the sandbox', (group) => {
  const ai = useAi(group)

  /** The same seed picks the same phrases, so that only the language can make a difference. */
  async function writeAnew(request: TextRequest) {
    await ai().reset()
    return write(ai(), request)
  }

  for (const language of LANGUAGES) {
    test(`are in the language of a post in ${language}, by its title or its text`, async ({ assert }) => {
      const expected = await writeAnew({ language })
      assert.deepEqual(await writeAnew({ title: TITLES[language] }), expected)
      assert.deepEqual(await writeAnew({ title: 'Northwind', text: TITLES[language] }), expected)
    })

    test(`can be used, and differ, in three runs of as many as possible in ${language}`, async ({
      assert,
    }) => {
      const known: string[] = []
      for (const first of [0, 7, 14]) {
        const moods = [...MOODS, ...MOODS].slice(first, first + AI_TEXTS_MAX).map(({ key }) => key)
        known.push(...(await write(ai(), { language, moods, differFrom: known })))
      }
      const rules = { host: 'tiktok.com', maxCharacters: 120, source: '' }
      for (const [index, text] of known.entries()) {
        assert.deepEqual(checkText(text, rules), { text, problem: null })
        assert.isEmpty(textDoubts(text, ''), text)
        assert.isUndefined(known.slice(0, index).find((other) => isNearDuplicate(text, other)))
      }
      assert.lengthOf(known, 3 * AI_TEXTS_MAX)
    })
  }

  test('are in English when a title is too short to tell, or says nothing', async ({ assert }) => {
    const expected = await writeAnew({ language: 'en' })
    for (const title of ['', 'Northwind', 'Los Angeles office opens', 'Nova oficina'])
      assert.deepEqual(await writeAnew({ title }), expected, title)
  })

  test('are in the language that is asked for, whatever the post is written in', async ({ assert }) => {
    const expected = await writeAnew({ language: 'pt' })
    assert.deepEqual(await writeAnew({ language: 'pt', title: TITLES.fr }), expected)
    assert.notDeepEqual(await writeAnew({ language: 'fr' }), expected)
  })

  test('of one mood differ, of each as many as a run may have', async ({ assert }) => {
    for (const { key } of MOODS) {
      const texts = await write(ai(), { title: TITLES.en, moods: Array(AI_QUANTITY_MAX).fill(key) })
      assert.lengthOf(new Set(texts), AI_QUANTITY_MAX, key)
    }
  })
})
