import { aiUrl, newAiKey } from '../support/ai.ts'
import { largestLikeness } from '../support/likeness.ts'
import { expect, test } from '../support/test.ts'

const MOODS =
  'sarcastic ironic dramatic passive-aggressive mocking funny playful optimistic excited witty cheerful cute goofy self-deprecating silly serious reflective critical neutral objective affectionate empathetic encouraging respectful curious appreciative poetic surreal cryptic'.split(
    ' ',
  )

const ANGLES = [
  'asks the author one real question',
  'picks up one detail of the post and says why it stood out',
  'tells a small thing the writer has lived through that fits the post',
  'starts from a number, a date or an amount in the post',
  'is about the people behind it and the work nobody sees',
  'wonders what comes next',
  'uses one comparison from everyday life',
]

const TITLES = {
  en: 'How we cut our p95 latency in half without buying hardware',
  pt: 'Estamos a contratar uma designer para o estúdio do Porto',
  fr: 'Trois erreurs que nous avons faites pendant un incident',
  es: 'Lo que nuestros clientes nos enseñaron sobre los precios',
}

/** Markers of each language that its comments can hardly do without. */
const WORDS = {
  en: /\b(?:the|and|is|it|that)\b/iu,
  pt: /\b(?:não|que|uma?|com|isto|é)\b/iu,
  fr: /\b(?:les?|une?|est|pas|qui|ça)\b/iu,
  es: /\b(?:el|los|una?|que|con|esto|es)\b/iu,
}

interface Comment {
  n: number
  text: string
  why: string
}

async function write(language: string, title: string, first: number) {
  const wanted = Array.from({ length: 20 }, (_, index) => ({
    n: index + 1,
    mood: MOODS[(first * 7 + index) % MOODS.length],
    meaning: '',
    angle: ANGLES[(first + index) % ANGLES.length],
  }))
  const document = {
    task: 'comments',
    language,
    length: 'medium',
    maxCharacters: 280,
    post: { host: 'linkedin.com', title, text: '', preview: null },
    wanted,
    differFrom: [],
  }
  const answer = await fetch(`${aiUrl()}/openai/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${newAiKey()}` },
    body: JSON.stringify({
      model: 'gpt-4o-mini',
      messages: [{ role: 'user', content: JSON.stringify(document) }],
    }),
  })
  const { choices } = (await answer.json()) as { choices: { message: { content: string } }[] }
  return (JSON.parse(choices[0]!.message.content) as { comments: Comment[] }).comments
}

for (const [language, title] of Object.entries(TITLES)) {
  test(`400 comments in ${language} on 20 posts are all different`, async () => {
    const comments: Comment[] = []
    for (let post = 0; post < 20; post += 1)
      comments.push(...(await write(language, `${title} (${post + 1})`, post)))

    expect(comments).toHaveLength(400)
    expect(comments.filter(({ text }) => text.length > 280 || /[{}<>]|undefined/u.test(text))).toEqual([])
    expect(largestLikeness(comments.map(({ text }) => text))).toBeLessThan(0.7)
  })

  test(`comments on a post in ${language} are in its language when none is asked for`, async () => {
    const comments = await write('post', title, 3)

    const words = WORDS[language as keyof typeof WORDS]
    expect(comments.filter(({ text }) => words.test(text)).length).toBeGreaterThan(14)
  })
}
