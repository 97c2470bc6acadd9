import { detectLanguage } from './detect-language.mjs'
import { PHRASES } from './phrases.mjs'

/** Picks at random; the same picks for the same seed (mulberry32). */
function createPicker(seed = Math.floor(Math.random() * 2 ** 32)) {
  let state = seed >>> 0
  return (items) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return items[Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * items.length)]
  }
}

/** Two sentences of about the same length are no near-duplicate of either one. */
const isBalanced = (a, b) => Math.min(a.length, b.length) / Math.max(a.length, b.length) > 0.95

/** Each phrase followed by each later one. */
const pairsOf = (firsts, all) =>
  firsts.flatMap((first) =>
    all
      .slice(all.indexOf(first) + 1)
      .filter((second) => isBalanced(first.text, second.text))
      .map((second) => ({ ...first, text: `${first.text} ${second.text}` })),
  )

/** A phrase of the mood that no known text has; then one of its group, one of any mood, or two at once. */
function choose(all, mood, known, pick) {
  const own = all.filter((phrase) => phrase.mood === mood)
  const related = all.filter(({ group }) => group === own[0]?.group)
  const isNew = ({ text }) => !known.some((other) => other.includes(text))
  for (const make of [(phrases) => phrases, pairsOf])
    for (const phrases of [own, related, all]) {
      const free = make(phrases, all).filter(isNew)
      if (free.length > 0) return pick(free)
    }
  return pick(all)
}

/** Writes the comments that a document of Fanfare wants, each unlike the others and those that it names. */
export function createWriter(seed) {
  const pick = createPicker(seed)
  return ({ language, post = {}, wanted, differFrom = [] }) => {
    const all = PHRASES[language] ?? PHRASES[detectLanguage(`${post.title ?? ''}\n${post.text ?? ''}`)]
    const known = differFrom.map(String)
    return wanted.map(({ n, mood }) => {
      const { text, why } = choose(all, mood, known, pick)
      known.push(text)
      return { n, text, why }
    })
  }
}
