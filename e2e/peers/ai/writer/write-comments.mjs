import { angleOf } from './angles.mjs'
import { compose, composeBriefly, limitOf } from './compose.mjs'
import { detectLanguage } from './detect-language.mjs'
import { fill } from './fill.mjs'
import { findSubject } from './find-subject.mjs'
import { findWords } from './find-words.mjs'
import { likeness, measure } from './likeness.mjs'
import { TEXTS } from './load-texts.mjs'
import { mannerOf } from './manners.mjs'
import { createMemory } from './memory.mjs'
import { createRandom } from './random.mjs'
import { readWishes } from './wishes.mjs'

const ATTEMPTS = 40
const UNLIKE_ENOUGH = 0.45

const textOf = ({ title = '', text = '', preview }) =>
  [title, text, preview?.title ?? '', preview?.description ?? ''].join('\n')

const nearestOf = (measured, others) =>
  others.reduce((nearest, other) => Math.max(nearest, likeness(measured, other)), 0)

/** The attempt that is least like the texts it has to differ from. */
function writeUnlike(others, memory, context, limit) {
  let best
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { text, lines } = compose(context)
    if (text.length > limit || text === '' || context.wishes.isUnwanted(text)) continue
    const measured = measure(text)
    const nearest = nearestOf(measured, [...others, ...memory.related(lines)])
    if (!best || nearest < best.nearest) best = { text, lines, measured, nearest }
    if (nearest < UNLIKE_ENOUGH) break
  }
  if (best) return best
  const brief = composeBriefly(context, limit)
  return { ...brief, measured: measure(brief.text) }
}

/** Why a comment fits, in its own language: its mood, and its angle if it has taken it. */
function reasonFor(context, lines) {
  const { mood, texts, angle } = context
  const { '=': why, ...angled } = texts.angles[angle] ?? {}
  const hasAngle = Object.values(angled).some((known) => known.some((line) => lines.includes(line)))
  return [mood['='][0], ...(hasAngle ? why : [])].map((line) => fill(line, context)).join(' ')
}

/** What is the same for all comments on a post. */
function readRequest({ language, length, organization, post = {} }, random) {
  const spoken = TEXTS[language] ? language : detectLanguage(textOf(post))
  const texts = TEXTS[spoken]
  const subject = findSubject(post)
  const nouns = texts.topics[subject]['=']
  return {
    random,
    texts,
    subject,
    nouns,
    length,
    language: spoken,
    words: findWords(post),
    wishes: readWishes(organization),
  }
}

/** Writes comments, and remembers them, so that it does not repeat itself. */
export function createWriter(seed) {
  const random = createRandom(seed)
  const memory = createMemory()
  return {
    write(document) {
      const request = { ...readRequest(document, random), lastUses: memory.lastUses, spent: new Set() }
      const others = (document.differFrom ?? []).map(String).map(measure)
      return document.wanted.map(({ n, mood: key, angle }) => {
        const mood = request.texts.moods[key]
        if (mood === undefined) throw new TypeError(`There is no mood ${key}`)
        const context = { ...request, mood, manner: mannerOf(key), angle: angleOf(angle) }
        const written = writeUnlike(others, memory, context, limitOf(document))
        others.push(written.measured)
        memory.add(written)
        for (const line of written.lines) request.spent.add(line)
        return { n, text: written.text, why: reasonFor(context, written.lines) }
      })
    },
  }
}
