import { linksIn } from '#contract/posts/rules/links_in_text'
import { isBlank } from '#contract/core/rules/visible_text'
import { normalizeText } from '#suggestions/public'

/** A link to share, with the first suggestions of its post. */
export interface SharedLink {
  link: string
  suggestions: string[]
}

const LINE_BREAK = /\r\n|[\n\r\u0085\u2028\u2029]/
/** What belongs to the link in a sentence, such as the bracket around it. */
const AFTER_LINK = /^[\p{Pe}\p{Pf}.,;:!?…"'*_~`]+/u

/** The text of a command: what follows its first link is a suggestion, and so is each further line. */
export function readCommand(text: string): SharedLink | null {
  const lines = text.split(LINE_BREAK)
  for (const [index, line] of lines.entries()) {
    const [found] = linksIn(line)
    if (found === undefined) continue
    const rest = line.slice(line.indexOf(found.source) + found.source.length).replace(AFTER_LINK, '')
    return { link: found.url, suggestions: toSuggestions([rest, ...lines.slice(index + 1)]) }
  }
  return null
}

/** The lines as their writer sees them, without empty and repeated ones. */
function toSuggestions(lines: readonly string[]): string[] {
  const texts = lines.map((line) => toPlainText(line).trim()).filter((line) => !isBlank(line))
  return [...Map.groupBy(texts, normalizeText).values()].map(([first]) => first!)
}

/** A mention, such as `<@U123|ana>`, or a link, such as `<https://example.org|example.org>`. */
const REFERENCE = /<(?:([@#!])|(?=https?:|mailto:|tel:))([^<>|]+)(?:\|([^<>]*))?>/g
const ENTITY = /&(amp|lt|gt);/g
const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>' }

/** Slack escapes three characters, and sends ids for the people, channels and links that a user writes. */
function toPlainText(escaped: string): string {
  return escaped
    .replace(REFERENCE, (_all, sign: string | undefined, id: string, label: string | undefined) =>
      nameOf(sign, label || id),
    )
    .replace(ENTITY, (_all, name: string) => CHARACTERS[name]!)
}

function nameOf(sign: string | undefined, name: string): string {
  if (sign === undefined) return name
  const shown = sign === '#' ? '#' : '@'
  return name.startsWith(shown) ? name : shown + name
}
