const QUOTES = {
  en: (text) => `“${text}”`,
  pt: (text) => `“${text}”`,
  fr: (text) => `«\u00A0${text}\u00A0»`,
  es: (text) => `«${text}»`,
}

/** Prepositions that join the article of the noun after them. */
const CONTRACTIONS = {
  en: [],
  pt: [
    [/\b(d)e (?=(?:o|a|este|esta|isto)s? )/giu, '$1'],
    [/\bem (?=(?:o|a|este|esta)s? )/gu, 'n'],
    [/\bEm (?=(?:o|a|este|esta)s? )/gu, 'N'],
    [/\bpor (?=(?:o|a)s? )/gu, 'pel'],
    [/(?<=^|\s)a o(?=s? )/gu, 'ao'],
    [/(?<=^|\s)a a(?=s? )/gu, 'à'],
  ],
  fr: [
    [/\bde le /gu, 'du '],
    [/\bde les /gu, 'des '],
    [/(?<=^|\s)à le /gu, 'au '],
    [/(?<=^|\s)à les /gu, 'aux '],
  ],
  es: [
    [/\bde el /gu, 'del '],
    [/(?<=^|\s)a el /gu, 'al '],
  ],
}

const JOIN = '\u0001'

/** Joins a preposition and the noun that took the place of `{the}`, and nothing else in the sentence. */
function contract(language, sentence) {
  return sentence.replace(new RegExp(`(?:\\p{L}+ )?${JOIN}\\S+ `, 'gu'), (found) => {
    let joined = found.replace(JOIN, '')
    for (const [pattern, replacement] of CONTRACTIONS[language]) joined = joined.replace(pattern, replacement)
    return joined
  })
}

/** Names such as p95 keep their case. */
const capitalize = (sentence) =>
  sentence.replace(/^[^\p{L}\d“«]*\p{Ll}(?!\d)/u, (start) => start.toUpperCase())

const SLOTS = {
  the: ({ nouns, random }) => JOIN + random.pick(nouns),
  quote: ({ words, random, quote }) => quote(random.pick(words.phrases)),
  word: ({ words, random, quote }) => quote(random.pick(words.words)),
  number: ({ words, random }) => random.pick(words.numbers),
}

const KEPT = { quote: 'phrases', word: 'words', number: 'numbers' }

/** Whether a post has what a sentence wants to take from it. */
export const isFillable = (line, { words }) =>
  Object.entries(KEPT).every(([slot, list]) => !line.includes(`{${slot}}`) || words[list].length > 0)

/** Fills the slots of a sentence: `{the}` subject, a `{quote}`, a `{word}` or a `{number}` of the post. */
export function fill(line, context) {
  const { language } = context
  const facts = { ...context, quote: QUOTES[language] }
  const filled = line.replaceAll(/\{(\w+)\}/gu, (_, slot) => SLOTS[slot](facts))
  const sentence = capitalize(contract(language, filled).replaceAll(JOIN, ''))
  return language === 'fr' ? sentence.replaceAll(/ (?=[?!:;»])|(?<=«) /gu, '\u00A0') : sentence
}
