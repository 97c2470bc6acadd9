/** Frequent words of each language. */
const WORDS = {
  en: 'a the and of to in on at for is are was we our you your it its i my how what why who with from this that have has not no be by as an more about when they do will',
  pt: 'a o e é os as um uma de da do dos das em na nas no nos que com não mais para por como são foi isto nosso nossa seu sua ao aos se já vai está quando quem',
  fr: 'le la les un une des de du et dans qui que ne pas sur avec pour par nous vous notre votre au aux ce cette ces est sont l d qu c on il en à a plus comment quand',
  es: 'el la los las un una y a de del en que con no más para por como cómo lo al es son fue esto su sus se ya nuestro nuestra nos dos qué cuando quién está',
}

/** One alone says nothing: names have such words, too (Los Angeles, Le Mans). */
const ENOUGH = 2

const countIn = (words, known) => words.filter((word) => known.includes(word)).length

/** The language that a text has most frequent words of; English if there are too few, or as many of another. */
export function detectLanguage(text) {
  const words = text.toLowerCase().split(/[\s'’]+/u)
  const bare = words.map((word) => word.replaceAll(/^\P{L}+|\P{L}+$/gu, ''))
  const counts = Object.entries(WORDS).map(([language, known]) => [language, countIn(bare, known.split(' '))])
  const [[language, most], [, second]] = counts.toSorted(([, a], [, b]) => b - a)
  return most >= ENOUGH && most > second ? language : 'en'
}
