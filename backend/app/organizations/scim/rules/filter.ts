import { invalidFilter } from '#organizations/scim/errors'
import { tokensOf, type Token } from '#organizations/scim/rules/filter_tokens'

export const OPERATORS = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const
export type Operator = (typeof OPERATORS)[number]
export type Comparable = string | number | boolean | null

/** A filter of RFC 7644, section 3.4.2.2. Paths are as they were written. */
export type Filter =
  | { kind: 'and' | 'or'; filters: [Filter, Filter] }
  | { kind: 'not'; filter: Filter }
  | { kind: 'compare'; path: string; operator: Operator; value: Comparable }
  | { kind: 'present'; path: string }
  | { kind: 'some'; path: string; filter: Filter }

/** The path of an operation: an attribute, which of its values, and a part of them. */
export interface PatchPath {
  attribute: string
  filter: Filter | null
  part: string | null
}

const DEPTH_MAX = 10
const COMPARISONS_MAX = 50
const LITERALS: Record<string, Comparable> = { true: true, false: false, null: null }

/** Parses a filter; `not` binds more tightly than `and`, which does than `or`. Throws invalidFilter. */
export function parseFilter(text: string): Filter {
  const parser = new Parser(tokensOf(text))
  const filter = parser.either(0)
  parser.end()
  return filter
}

/** Parses `attribute`, `attribute.part`, `attribute[filter]` or `attribute[filter].part`. Throws invalidFilter. */
export function parsePath(text: string): PatchPath {
  const parser = new Parser(tokensOf(text))
  const attribute = parser.take('word').text
  if (!parser.accepts('[')) {
    parser.end()
    return { attribute, filter: null, part: null }
  }
  const filter = parser.either(0)
  parser.expect(']')
  const part = parser.optionalPart()
  parser.end()
  return { attribute, filter, part }
}

class Parser {
  #at = 0
  #comparisons = 0

  constructor(readonly tokens: readonly Token[]) {}

  either(depth: number): Filter {
    let left = this.#both(depth)
    while (this.accepts('or')) left = { kind: 'or', filters: [left, this.#both(depth)] }
    return left
  }

  #both(depth: number): Filter {
    let left = this.#one(depth)
    while (this.accepts('and')) left = { kind: 'and', filters: [left, this.#one(depth)] }
    return left
  }

  #one(depth: number): Filter {
    if (depth > DEPTH_MAX) throw invalidFilter(`A filter has at most ${DEPTH_MAX} levels.`)
    if (this.accepts('(')) return this.#closedBy(')', depth)
    if (this.#peeks('not', 0) && this.#peeks('(', 1)) {
      this.#at += 2
      return { kind: 'not', filter: this.#closedBy(')', depth) }
    }
    const path = this.take('word').text
    if (this.accepts('[')) return { kind: 'some', path, filter: this.#closedBy(']', depth) }
    if (this.accepts('pr')) return this.#counted({ kind: 'present', path })
    return this.#counted({ kind: 'compare', path, operator: this.#operator(), value: this.#value() })
  }

  #closedBy(mark: string, depth: number): Filter {
    const filter = this.either(depth + 1)
    this.expect(mark)
    return filter
  }

  #counted(filter: Filter): Filter {
    this.#comparisons += 1
    if (this.#comparisons <= COMPARISONS_MAX) return filter
    throw invalidFilter(`A filter has at most ${COMPARISONS_MAX} comparisons.`)
  }

  #operator(): Operator {
    const { text } = this.take('word')
    const operator = OPERATORS.find((each) => each === text.toLowerCase())
    if (operator === undefined) throw invalidFilter(`${text} is not an operator.`)
    return operator
  }

  #value(): Comparable {
    const token = this.tokens[this.#at]
    if (token === undefined) throw invalidFilter('A value is missing at the end of the filter.')
    this.#at += 1
    if (token.kind === 'number') return Number(token.text)
    if (token.kind === 'string') return textOf(token.text)
    const literal = LITERALS[token.text.toLowerCase()]
    if (literal === undefined) throw invalidFilter(`${token.text} is not a value: texts are in quotes.`)
    return literal
  }

  /** `.part` after a closing bracket. */
  optionalPart(): string | null {
    const token = this.tokens[this.#at]
    if (!token?.text.startsWith('.')) return null
    this.#at += 1
    return token.text.slice(1)
  }

  take(kind: Token['kind']): Token {
    const token = this.tokens[this.#at]
    if (token?.kind !== kind)
      throw invalidFilter(`An attribute or operator is expected at “${token?.text ?? 'the end'}”.`)
    this.#at += 1
    return token
  }

  #peeks(text: string, ahead: number): boolean {
    const token = this.tokens[this.#at + ahead]
    return token !== undefined && token.kind !== 'string' && token.text.toLowerCase() === text
  }

  accepts(text: string): boolean {
    if (!this.#peeks(text, 0)) return false
    this.#at += 1
    return true
  }

  expect(mark: string): void {
    if (!this.accepts(mark)) throw invalidFilter(`${mark} is missing.`)
  }

  end(): void {
    const token = this.tokens[this.#at]
    if (token !== undefined) throw invalidFilter(`“${token.text}” is not expected.`)
  }
}

function textOf(json: string): string {
  try {
    return JSON.parse(json) as string
  } catch {
    throw invalidFilter(`${json} is not a text in JSON.`)
  }
}
