const NO_EMOJI = /(?:\bno|without|avoid|never|sem|sans|sin|pas d|nunca|jamais)[^.;\n]{0,24}emoji/iu
const NO_SHOUTING = /exclama/iu

const listOf = (text) =>
  text
    .split(/[,;\n]/u)
    .map((word) =>
      word
        .trim()
        .toLowerCase()
        .replace(/[."“”«»]/gu, ''),
    )
    .filter((word) => word.length > 1)

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

/** What an organization does not want to read: words, emoji, exclamation marks. */
export function readWishes({ tone = '', avoid = '' } = {}) {
  const words = listOf(avoid).map(escape)
  const pattern = words.length > 0 ? new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu') : /(?!)/u
  return {
    hasEmoji: !NO_EMOJI.test(tone) && !/emoji/iu.test(avoid),
    hasShouting: !NO_SHOUTING.test(avoid) && !/\bno\b[^.]*exclama/iu.test(tone),
    isUnwanted: (text) => pattern.test(text),
  }
}
