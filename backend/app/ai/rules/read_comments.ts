import { JSONParser } from '@streamparser/json'
import type { AiFailure } from '#contract/rules/ai'

/** A text of an answer, as the model sent it. */
export interface AnsweredText {
  /** Which of the wanted texts it is for. */
  n: number
  text: string
  why: string | null
}

/** Characters of an answer that are read. */
const SIZE_MAX = 1_000_000
/** Texts of an answer that are read; no request asks for so many. */
const TEXTS_MAX = 100
/** Braces before the object, for example in a preface, that are tried as its beginning. */
const BEGINNINGS_MAX = 20

const ENDS_IN_HALF_A_CHARACTER = /[\ud800-\udbff]$/

/**
 * Reads the texts of an answer while it arrives: `{ "comments": [ { "n", "text", "why" }, … ] }`, possibly after a preface,
 * in a code fence or inside another object. It takes anything and throws nothing; what has another form is left out.
 */
export class CommentReader {
  #answer = ''
  #half = ''
  #begin = -1
  #fed = 0
  #beginnings = 0
  #parser: JSONParser | null = null
  #state: 'reading' | 'complete' | 'broken' = 'reading'
  #texts = 0
  #hasList = false
  #found: AnsweredText[] = []

  /** Whether the object has ended. */
  get isComplete(): boolean {
    return this.#state === 'complete'
  }

  /** Why the answer contains no text; null when it contains one. */
  get failure(): AiFailure | null {
    if (this.#texts > 0) return null
    return this.#hasList || this.#answer.trim() === '' ? 'AI_EMPTY' : 'AI_UNREADABLE'
  }

  /** Takes the next part of an answer and returns the texts that it completes. */
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
      // It was not the object: the next brace may be.
      this.#parser = null
      this.#state = 'reading'
    }
  }

  #findBeginning(): boolean {
    const begin = this.#answer.indexOf('{', this.#begin + 1)
    if (begin < 0) return false
    this.#begin = begin
    this.#fed = begin
    this.#beginnings += 1
    if (this.#beginnings > BEGINNINGS_MAX) this.#state = 'broken'
    else this.#parser = this.#startParser()
    return this.#parser !== null
  }

  /** Gives the parser what is new. Returns whether it wants more. */
  #feed(): boolean {
    const next = this.#answer.slice(this.#fed)
    this.#fed = this.#answer.length
    try {
      this.#parser!.write(next)
    } catch {
      // Also what follows after the end of the object.
      if (this.#state === 'reading') this.#state = 'broken'
    }
    return this.#state === 'reading'
  }

  #startParser(): JSONParser {
    const parser = new JSONParser({ paths: ['$.comments', '$.comments.*'], keepStack: false })
    parser.onValue = ({ key, value }) => {
      if (key === 'comments') this.#hasList ||= Array.isArray(value)
      else if (this.#texts < TEXTS_MAX) this.#keep(value)
    }
    parser.onEnd = () => {
      if (this.#state === 'reading') this.#state = 'complete'
    }
    return parser
  }

  #keep(value: unknown): void {
    const text = toAnsweredText(value)
    if (text === null) return
    this.#texts += 1
    this.#found.push(text)
  }
}

function toAnsweredText(value: unknown): AnsweredText | null {
  if (typeof value !== 'object' || value === null) return null
  const { n, text, why } = value as Record<string, unknown>
  const number = typeof n === 'string' && /^\d{1,3}$/.test(n) ? Number(n) : n
  if (!Number.isSafeInteger(number) || typeof text !== 'string') return null
  return { n: number as number, text, why: typeof why === 'string' ? why : null }
}
