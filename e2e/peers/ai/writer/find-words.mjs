/** Words with which no quotation begins or ends, and that are no word to remark on. */
const SMALL = new Set(
  (
    'a an the and or of to in on at by for from with without is are was were be we our us you your i my it its this that how what why who when not no as so but if into than ' +
    'their them they there these those where which while about after before again every finally never still just very could would should because ours have has had will more most new all can one two three four five only also over under out up ' +
    'o os as um uma de do da dos das em no na nos nas e ou que com sem para por como mais é são foi ao à se nosso nossa nos seu sua sobre quando também muito depois antes ainda onde porque todos todas nossos nossas temos estamos foram têm tem fizemos ' +
    'le la les un une du des et en dans qui ne pas pour sans par plus est sont au aux ce cette son sa ses notre nos sur avec comment leur leurs après avant toujours encore pourquoi quand tous toutes nous vous nos avons avez ont été sommes êtes faites fait ' +
    'el los las del al y lo su sus es sin con nuestro nuestra cuando también mucho después desde hasta donde todos todas nuestros nuestras nos hemos estamos tenemos han'
  ).split(' '),
)

/** Small words with which the rest of a title may begin. */
const LEADING = new Set('without with from sem com sans avec sin con'.split(' '))

const LINKS = /(?:https?:|www\.|@|#)\S*/giu
const UNUSABLE = /[@<>{}[\]\\|/*_=\p{C}]/u

/** The parts of a text between punctuation marks that can be repeated to readers. */
const partsOf = (text) =>
  text
    .replace(LINKS, '\n')
    .split(/\s*(?:[.,](?=\s|$)|[;:!?()"“”«»…–—\n])\s*|\s+-\s+/u)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !UNUSABLE.test(part))

const isSmall = (word) => SMALL.has(word.toLowerCase())

/** The words of a part; the first one loses the capital that it only has there. */
const wordsOf = (part) => part.split(/\s+/u).map((word, at) => (at === 0 ? word.toLowerCase() : word))

const isRemarkable = (word) =>
  /^\p{L}[\p{L}-]{4,17}$/u.test(word) && !isSmall(word) && !/(?:ly|ing|mente)$/u.test(word)

/** The whole of a part, what it ends with, and the words between small ones, as far as they are short enough. */
function* phrasesOf(part) {
  const words = part.split(/\s+/u)
  const from = (start, end = words.length) => words.slice(start, end).join(' ')
  if (!isSmall(words.at(-1)))
    for (let start = 0; start < words.length - 1; start += 1) {
      const isStart = start === 0 || LEADING.has(words[start].toLowerCase()) || isSmall(words[start - 1])
      if (isStart && (!isSmall(words[start]) || LEADING.has(words[start].toLowerCase()))) yield from(start)
    }
  let start = 0
  for (let at = 0; at <= words.length; at += 1) {
    if (at < words.length && !isSmall(words[at])) continue
    if (at - start > 1) yield from(start, at)
    start = at + 1
  }
}

const isNumber = (word) => word.length > 1 && /^[\p{L}$€]?\d[\d.,]{0,6}[%€\p{L}]{0,2}$/u.test(word)

const unique = (items) => [...new Set(items)]

/** What a comment can take from a post: phrases and words to quote, and numbers. Never links, mentions or markup. */
export function findWords({ title = '', text = '', preview }) {
  const near = [title, preview?.title ?? ''].flatMap(partsOf)
  const parts = [...near, ...[preview?.description ?? '', text].flatMap(partsOf)]
  const words = parts.flatMap(wordsOf)
  const phrases = (near.length > 0 ? near : parts).flatMap((part) => [...phrasesOf(part)])
  return {
    phrases: unique(phrases.filter((phrase) => phrase.length <= 36)).slice(0, 40),
    words: unique(words.filter(isRemarkable)).slice(0, 12),
    numbers: unique(words.filter(isNumber)).slice(0, 10),
  }
}
