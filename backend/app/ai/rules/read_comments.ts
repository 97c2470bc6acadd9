import { JSONParser } from '@streamparser/json'
import type { AiFailure } from '#contract/ai/rules/ai'
import { lenientJson } from '#ai/rules/lenient_json'

/** A text of an answer, as the model sent it. */
export interface AnsweredText {
  /** The number of the requested text it is for. */
  n: number
  text: string
  why: string | null
}

/** The most characters of an answer that are read. */
const SIZE_MAX = 1_000_000
/** The most texts of an answer that are read; no request asks for so many. */
const TEXTS_MAX = 100
/** The most braces and brackets before the list, for example in a preface, that are tried as its beginning. */
const BEGINNINGS_MAX = 20

/** The names that compatible servers use for the list, a text, its number and its reason. */
const LISTS = new Set([
  'comments',
  'suggestions',
  'texts',
  'responses',
  'replies',
  'results',
  'items',
  'options',
  'data',
])
const TEXTS = ['text', 'comment', 'content', 'suggestion', 'message', 'body', 'reply'] as const
const NUMBERS = ['n', 'number'] as const
const REASONS = ['why', 'reason', 'reasoning', 'explanation'] as const

const BEGINNING = /[{[]/g
/** Some models output their reasoning before the answer, with drafts in it. */
const REASONING = /^\s*<(think|thinking|reasoning)>/i
const MAY_BE_REASONING = /^\s*<?[a-z]{0,9}>?$/i

const ENDS_IN_HALF_A_CHARACTER = /[\ud800-\udbff]$/

/**
 * Reads the texts of an answer while it arrives: `{ "comments": [ { "n", "text", "why" }, … ] }`, possibly after a
 * preface or reasoning, in a code fence or inside another object. Tolerates servers that follow the format only
 * roughly: a list alone, plain texts, texts without numbers, a single text, other names. Accepts any input and never
 * throws.
 */
export class CommentReader {
  #answer = ''
  #half = ''
  #begin = -1
  #fed = 0
  #beginnings = 0
  #parser: JSONParser | null = null
  #mend = lenientJson()
  #state: 'reading' | 'complete' | 'broken' = 'reading'
  #texts = 0
  #hasList = false
  #found: AnsweredText[] = []

  /** Whether the object has ended. */
  get isComplete(): boolean {
    return this.#state === 'complete'
  }

  /** Why the answer contains no text; null when it contains some. */
  get failure(): AiFailure | null {
    if (this.#texts > 0) return null
    return this.#hasList || this.#answer.trim() === '' ? 'AI_EMPTY' : 'AI_UNREADABLE'
  }

  /** Reads the next chunk of an answer and returns the texts that it completes. */
  push(chunk: string): AnsweredText[] {
    const text = this.#half + chunk
    this.#half = ENDS_IN_HALF_A_CHARACTER.exec(text)?.[0] ?? ''
    this.#answer += text.slice(0, text.length - this.#half.length)
    if (this.#answer.length > SIZE_MAX) this.#answer = this.#answer.slice(0, SIZE_MAX)
    this.#read()
    return this.#found.splice(0)
  }

  #read(): void {
    while (this.#state === 'reading') {
      if (this.#parser === null && !this.#findBeginning()) return
      if (this.#feed()) return
      if (this.#texts > 0 || this.#hasList) return
      // This was not the object: the next brace may be.
      this.#parser = null
      this.#state = 'reading'
    }
  }

  #findBeginning(): boolean {
    const begin = this.#nextBeginning()
    if (begin < 0) return false
    this.#begin = begin
    this.#fed = begin
    this.#beginnings += 1
    if (this.#beginnings > BEGINNINGS_MAX) this.#state = 'broken'
    else this.#parser = this.#startParser()
    return this.#parser !== null
  }

  #nextBeginning(): number {
    BEGINNING.lastIndex = Math.max(this.#begin + 1, this.#endOfReasoning())
    return BEGINNING.exec(this.#answer)?.index ?? -1
  }

  /** Where the answer continues after the reasoning; its end while the reasoning has not ended. */
  #endOfReasoning(): number {
    const tag = REASONING.exec(this.#answer)?.[1]
    if (tag === undefined) return MAY_BE_REASONING.test(this.#answer) ? this.#answer.length : 0
    const end = this.#answer.indexOf(`</${tag}>`)
    return end < 0 ? this.#answer.length : end
  }

  /** Feeds the parser the unread part. Returns whether it wants more. */
  #feed(): boolean {
    const next = this.#mend(this.#answer.slice(this.#fed))
    this.#fed = this.#answer.length
    try {
      this.#parser!.write(next)
    } catch {
      // Also anything that follows the object.
      if (this.#state === 'reading') this.#state = 'broken'
    }
    return this.#state === 'reading'
  }

  #startParser(): JSONParser {
    this.#mend = lenientJson()
    const parser = new JSONParser({ paths: ['$', '$.*', '$.*.*'], keepStack: true })
    parser.onValue = ({ key, value, stack }) => {
      if (stack.length === 0) return this.#keepAlone(value)
      if (key === undefined) return
      const isTop = stack.length === 1
      if (isTop && LISTS.has(String(key))) this.#hasList ||= Array.isArray(value)
      if (!isPlace(key)) return
      if (isTop ? !this.#isOfObject() : LISTS.has(String(stack[1]!.key))) this.#keep(value, key)
    }
    parser.onEnd = () => {
      if (this.#state === 'reading') this.#state = 'complete'
    }
    return parser
  }

  /** Whether the parser is inside a field that is not ours, such as the message of an error. */
  #isOfObject(): boolean {
    return /"\s*:\s*$/.test(this.#answer.slice(Math.max(0, this.#begin - 20), this.#begin))
  }

  /** An answer that consists of one text. */
  #keepAlone(value: unknown): void {
    if (this.#texts > 0 || this.#hasList || this.#isOfObject() || Array.isArray(value)) return
    const { n, text, comment = text, why } = value as Record<string, unknown>
    this.#keep({ n, text: comment, why }, 0)
  }

  #keep(value: unknown, place: string | number): void {
    // The key of an object is the number; the index of a list is one less.
    const text = toAnsweredText(value, typeof place === 'string' ? Number(place) : place + 1)
    if (text === null || this.#texts >= TEXTS_MAX) return
    this.#texts += 1
    this.#found.push(text)
  }
}

/** An index in a list, or a number as the key of an object. */
const isPlace = (key: string | number): boolean => /^\d{1,3}$/.test(String(key))

function toAnsweredText(value: unknown, place: number): AnsweredText | null {
  if (typeof value === 'string') return { n: place, text: value, why: null }
  if (typeof value !== 'object' || value === null) return null
  const fields = value as Record<string, unknown>
  const numbers = NUMBERS.map((name) => toNumber(fields[name]))
  const text = textOf(fields, TEXTS)
  const n = numbers.find((number) => number !== null) ?? place
  return text === null ? null : { n, text, why: textOf(fields, REASONS) }
}

function toNumber(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value
  return Number.isSafeInteger(number) ? (number as number) : null
}

/** The first of the fields that contains a text. */
function textOf(fields: Record<string, unknown>, names: readonly string[]): string | null {
  const name = names.find((each) => typeof fields[each] === 'string')
  return name === undefined ? null : (fields[name] as string)
}
