import ts from 'typescript-6'

export interface Answer {
  statuses: number[]
  /** Undefined without a body, and for a body that is no JSON. */
  type?: ts.Type
  media?: string
}

const NO_ANSWER: Record<string, number> = { noContent: 204, redirect: 302 }

/** Reads what a method answers, from its calls of the response. */
export class AnswerReader {
  #checker: ts.TypeChecker
  #answers: Answer[] = []
  /** Content types that are named before a body is sent. */
  #media: string[] = []

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker
  }

  found(): Answer[] {
    const [media] = this.#media
    // A stream is written without the response of the framework.
    return this.#answers.length === 0 && media !== undefined ? [{ statuses: [200], media }] : this.#answers
  }

  /** `text/event-stream` of `text/event-stream; charset=utf-8`. */
  #name(media: string): void {
    this.#media.push(media.split(';')[0]!)
  }

  #isResponse(expression: ts.Expression): boolean {
    const type = this.#checker.getTypeAtLocation(expression)
    return type.symbol?.name === 'HttpResponse' || this.#checker.typeToString(type) === 'HttpResponse'
  }

  /** Reads a call, if it is one of the response. */
  read(
    { expression, name: { text: name } }: ts.PropertyAccessExpression,
    parameters: readonly ts.Expression[],
  ): void {
    if (!this.#isResponse(expression)) return
    const [first, second] = parameters
    const isType = name === 'header' && first?.getText().toLowerCase() === "'content-type'"
    if (isType && second && ts.isStringLiteral(second)) this.#name(second.text)
    if (name === 'type' && first && ts.isStringLiteral(first)) this.#name(first.text)
    const statuses = this.#statuses(expression) ?? [NO_ANSWER[name] ?? 200]
    if (name in NO_ANSWER) this.#answers.push({ statuses })
    if (name === 'json' && first) this.#answers.push({ statuses, type: this.#promisedType(first) })
    if (name === 'send' || name === 'stream') {
      const media = this.#media.pop() ?? 'text/plain'
      this.#answers.push({ statuses, media })
    }
  }

  /** From `response.status(…)`. */
  #statuses(expression: ts.Expression): number[] | undefined {
    if (!ts.isCallExpression(expression) || !ts.isPropertyAccessExpression(expression.expression))
      return undefined
    const { name, expression: before } = expression.expression
    const [status] = expression.arguments
    if (name.text !== 'status' || status === undefined) return this.#statuses(before)
    const type = this.#checker.getTypeAtLocation(status)
    const types = type.isUnion() ? type.types : [type]
    return types.filter((each) => each.isNumberLiteral()).map(({ value }) => value)
  }

  /** The type of the contract after `satisfies`, also of a constant; else the type of the expression. */
  #promisedType(expression: ts.Expression): ts.Type {
    const checker = this.#checker
    if (ts.isSatisfiesExpression(expression)) return checker.getTypeFromTypeNode(expression.type)
    const declaration = ts.isIdentifier(expression)
      ? checker.getSymbolAtLocation(expression)?.valueDeclaration
      : undefined
    if (declaration && ts.isVariableDeclaration(declaration) && !declaration.type && declaration.initializer)
      if (ts.isSatisfiesExpression(declaration.initializer))
        return this.#promisedType(declaration.initializer)
    return checker.getTypeAtLocation(expression)
  }
}
