import { decodeEntities } from '#core/runtime/decode_entities'

/** How often a text is cleaned, for markup inside other markup. */
const ROUNDS_MAX = 5

const QUOTES = [
  '""',
  '“”',
  '„“',
  '„”',
  '””',
  '«»',
  '»«',
  '‹›',
  "''",
  '‘’',
  '‚‘',
  '「」',
  '『』',
  '《》',
  '〝〟',
  '＂＂',
].map((pair) => [...pair] as [string, string])

const LABEL_WORD =
  'comment|suggestion|response|reply|option|comentário|comentario|sugestão|sugerencia|resposta|respuesta|opção|opción|' +
  'commentaire|réponse|kommentar|vorschlag|antwort|commento|risposta'
/** What follows “1.” where it is an ordinal, as in the names of clubs and in dates. */
const ORDINAL =
  '\\p{Lu}{2,5}\\b|(?:Bundes)?liga\\b|Platz\\b|Tag\\b|Jahr|Quartal\\b|Halbjahr\\b|Etage\\b|Januar|Februar|März|April|Mai\\b|Juni\\b|' +
  'Juli\\b|August\\b|September|Oktober|November|Dezember'

/** Typical artifacts of a model, and what a person would have typed instead. */
const LEFTOVERS: readonly (readonly [RegExp, string])[] = [
  [/^<(think|thinking|reasoning)>[^]*?<\/\1>/i, ''],
  [/^```[\w-]*\n([^]*?)\n?```$/, '$1'],
  [/^(`+)([^`]+)\1$/, '$2'],
  // Citations of search tools.
  [/\s*【[^【】\n]*†[^【】\n]*】/gu, ''],
  [/\s*\ue200[^\ue200\ue201]*\ue201/gu, ''],
  [/\s*:contentReference\[[^\]\n]*\](?:\{[^}\n]*\})?/gu, ''],
  [/(?<=[\p{L}\p{N}.!?…)»”"'])\s?\[\^?[1-9]\d?(?:\s?[,–-]\s?\d{1,2})*\](?![(\p{L}\p{N}])/gu, ''],
  // Phrases of an assistant around the text.
  [/^(?:sure|certainly|of course|absolutely)?[!,.]?\s*here(?:['’]s| is| are)\s[^\n:]{0,60}:\s*(?=\S)/i, ''],
  [/\n+(?:let me know if|would you like me to|feel free to (?:edit|adjust|tweak))[^\n]*$/i, ''],
  [/\s*[([](?:\d+ (?:characters|chars|words)|(?:word|character) count:? ?\d+)[)\]]$/i, ''],
  // Markdown.
  [/\*\*(?=[^\s*])([^*\n]*[^\s*])\*\*/gu, '$1'],
  [/(?<![\p{L}\p{N}_])__(?=[^\s_])([^_\n]*\s[^_\n]*[^\s_])__(?![\p{L}\p{N}_])/gu, '$1'],
  [/(?<![\p{L}\p{N}*\\@])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![\p{L}\p{N}*])/gu, '$1'],
  [/(?<![\p{L}\p{N}_@/.\\])_(?=[^\s_])([^_\n]*[^\s_])_(?![\p{L}\p{N}_])/gu, '$1'],
  [/`([^`\n]+)`/gu, '$1'],
  [/^#{1,6}\s+(?=\S)/gmu, ''],
  [/^>\s+(?=\p{L})/gmu, ''],
  [/\\([*_#`[\]])/gu, '$1'],
  [/\\n\\n|(?<=[.!?…:,)])\\n/gu, '\n'],
  // Labels, numbers and bullets before the text.
  [new RegExp(`^(?:${LABEL_WORD})\\s*(?:#?\\s?\\d{1,3}\\s*[:：.)–-]|[:：])\\s*(?=\\S)`, 'iu'), ''],
  [/^\(?[1-9]\d?\)\s+(?=\S)/u, ''],
  [new RegExp(`^[1-9]\\d?\\.\\s+(?=[^\\p{Ll}\\d\\s])(?!${ORDINAL})(?![^]*\\n\\s*\\d{1,2}\\.\\s)`, 'u'), ''],
  [/^[-*•]\s+(?=\S)(?![^]*\n\s*[-*•]\s)/u, ''],
]

/** A generated text as a person would have typed it: without markup, labels, citations, entities and quotation marks around it. */
export function plainWords(text: string): string {
  let plain = text.trim()
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const cleaned = unquoted(cleanOnce(plain))
    if (cleaned === plain) break
    plain = cleaned
  }
  return plain
}

const cleanOnce = (text: string): string =>
  LEFTOVERS.reduce((left, [found, typed]) => left.replace(found, typed).trim(), decodeEntities(text).trim())

function unquoted(text: string): string {
  const quote = QUOTES.find(([open, close]) => text.startsWith(open) && text.endsWith(close))
  if (quote === undefined || text.length < 2) return text
  const inner = text.slice(1, -1)
  return quote.some((mark) => inner.includes(mark)) ? text : inner.trim()
}
