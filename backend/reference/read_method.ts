import ts from 'typescript-6'
import { ERROR_CODES } from '#contract/error_code'
import { isOwn, meaningOf, pathOf, type Sources } from './sources.js'

/** An exported validator, and the type of the contract it satisfies. */
export interface ValidatorUse {
  path: string
  name: string
  request: ts.Type | undefined
}

export interface Answer {
  statuses: number[]
  /** Undefined without a body, and for a body that is no JSON. */
  type?: ts.Type
  media?: string
}

/** What a method of a controller reads, answers and refuses, including the functions it reaches. */
export interface Facts {
  bodies: ValidatorUse[]
  queries: ValidatorUse[]
  answers: Answer[]
  codes: Set<string>
  /** The name of the field with files in a form. */
  fileField?: string
  isIdempotent: boolean
}

/** Data, and what turns any error into an answer. */
const NOT_READ = /^(contract|app\/core\/http\/errors)\//

/** The query of a request, also where a controller has passed it on. */
const QUERY = /^(ctx\.)?request\.qs\(\)$|^query$/

const CODES: ReadonlySet<string> = new Set(ERROR_CODES)

/** Functions that return a list, by the file that fills it. */
const FILLED: Record<string, string> = { accountParts: 'start/account_parts.ts' }

const NO_ANSWER: Record<string, number> = { noContent: 204, redirect: 302 }

/** Reads functions from a method on, through all calls within the server. */
export class MethodReader {
  #sources: Sources
  #seen = new Set<ts.Node>()
  #facts: Facts = { bodies: [], queries: [], answers: [], codes: new Set(), isIdempotent: false }
  /** Other content types that the method names, by function. */
  #media: string[] = []

  constructor(sources: Sources) {
    this.#sources = sources
  }

  read(method: ts.MethodDeclaration): Facts {
    this.#visit(method)
    const [media] = this.#media
    if (this.#facts.answers.length === 0 && media !== undefined)
      this.#facts.answers.push({ statuses: [200], media })
    return this.#facts
  }

  #visit(node: ts.Node): void {
    if (this.#seen.has(node)) return
    this.#seen.add(node)
    const each = (child: ts.Node): void => {
      if (ts.isTypeNode(child)) return
      if (ts.isCallExpression(child)) this.#call(child)
      if (ts.isNewExpression(child)) this.#creation(child)
      // A refusal that is data first: the reason why one of several targets is refused.
      if (ts.isStringLiteral(child) && CODES.has(child.text)) this.#facts.codes.add(child.text)
      if (ts.isIdentifier(child) || ts.isPrivateIdentifier(child)) this.#follow(child)
      ts.forEachChild(child, each)
    }
    ts.forEachChild(node, each)
  }

  /** Goes on with the function, method or constant of a name. */
  #follow(name: ts.Identifier | ts.PrivateIdentifier): void {
    const list = FILLED[name.text]
    if (list !== undefined) this.#visit(this.#sources.file(list))
    const symbol = meaningOf(this.#sources.checker, name)
    for (const declaration of symbol?.declarations ?? []) {
      if (!isOwn(declaration.getSourceFile()) || NOT_READ.test(pathOf(declaration))) continue
      const isCode =
        ts.isFunctionDeclaration(declaration) ||
        ts.isMethodDeclaration(declaration) ||
        (ts.isVariableDeclaration(declaration) &&
          declaration.parent.parent.parent.kind === ts.SyntaxKind.SourceFile)
      if (isCode) this.#visit(declaration)
    }
  }

  #creation(node: ts.NewExpression): void {
    const symbol = meaningOf(this.#sources.checker, node.expression)
    const [argument] = node.arguments ?? []
    if (symbol?.name === 'AppError' && argument !== undefined) this.#addCodes(argument)
    for (const listener of this.#sources.listeners.get(symbol!) ?? []) this.#visit(listener)
    for (const declaration of symbol?.declarations ?? [])
      if (ts.isClassDeclaration(declaration) && isOwn(declaration.getSourceFile()))
        for (const member of declaration.members)
          if (ts.isConstructorDeclaration(member) || ts.isPropertyDeclaration(member)) this.#visit(member)
  }

  #addCodes(argument: ts.Expression): void {
    const type = this.#sources.checker.getTypeAtLocation(argument)
    const members = type.isUnion() ? type.types : [type]
    // A variable that may be any code says nothing.
    if (members.length > 20) return
    for (const member of members) if (member.isStringLiteral()) this.#facts.codes.add(member.value)
  }

  #call(call: ts.CallExpression): void {
    const { expression: callee, arguments: parameters } = call
    const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText()
    if (name === 'idempotencyOf') this.#facts.isIdempotent = true
    if (/^authorize/.test(name)) this.#policy(parameters)
    if (name === 'authenticate') this.#facts.codes.add('UNAUTHENTICATED')
    if (name === 'readForm' || name === 'readUpload') this.#file(parameters[1])
    if (!ts.isPropertyAccessExpression(callee)) return
    if (name === 'validateUsing') this.#facts.bodies.push(this.#validator(parameters[0]!))
    if (name === 'validate' && QUERY.test(parameters[0]?.getText() ?? ''))
      this.#facts.queries.push(this.#validator(callee.expression))
    if (this.#isResponse(callee.expression)) this.#answer(name, callee, parameters)
  }

  #file(expected: ts.Expression | undefined): void {
    if (!expected || !ts.isObjectLiteralExpression(expected)) return
    for (const property of expected.properties)
      if (ts.isPropertyAssignment(property) && property.name.getText() === 'field')
        if (ts.isStringLiteral(property.initializer)) this.#facts.fileField = property.initializer.text
  }

  /** The method of the policy, which is named by a text. */
  #policy(parameters: readonly ts.Expression[]): void {
    this.#facts.codes.add('FORBIDDEN')
    const ability = parameters.find((each) => ts.isStringLiteral(each)) as ts.StringLiteral | undefined
    if (ability === undefined) return
    for (const parameter of parameters) {
      const [policy] = meaningOf(this.#sources.checker, parameter)?.declarations ?? []
      if (policy === undefined || !ts.isClassDeclaration(policy)) continue
      const method = policy.members.find((member) => member.name?.getText() === ability.text)
      if (method !== undefined) this.#visit(method)
    }
  }

  #validator(expression: ts.Expression): ValidatorUse {
    const { checker } = this.#sources
    const [declaration] = meaningOf(checker, expression)?.declarations ?? []
    if (declaration === undefined || !ts.isVariableDeclaration(declaration))
      throw new Error(`${expression.getText()} is no exported validator`)
    const [fields] = (declaration.initializer as ts.CallExpression).arguments
    const promised =
      fields && ts.isSatisfiesExpression(fields) && ts.isTypeReferenceNode(fields.type)
        ? fields.type
        : undefined
    const [request] = promised?.typeArguments ?? []
    return {
      path: pathOf(declaration),
      name: declaration.name.getText(),
      request: request && checker.getTypeFromTypeNode(request),
    }
  }

  #isResponse(expression: ts.Expression): boolean {
    const type = this.#sources.checker.getTypeAtLocation(expression)
    return type.symbol?.name === 'HttpResponse' || this.#sources.checker.typeToString(type) === 'HttpResponse'
  }

  #answer(
    name: string,
    { expression }: ts.PropertyAccessExpression,
    parameters: readonly ts.Expression[],
  ): void {
    const [first, second] = parameters
    const isType = name === 'header' && first?.getText().toLowerCase() === "'content-type'"
    if (isType && second && ts.isStringLiteral(second)) this.#media.push(second.text)
    if (name === 'type' && first && ts.isStringLiteral(first)) this.#media.push(first.text)
    const statuses = this.#statuses(expression) ?? [NO_ANSWER[name] ?? 200]
    if (name in NO_ANSWER) this.#facts.answers.push({ statuses })
    if (name === 'json' && first) this.#facts.answers.push({ statuses, type: this.#promisedType(first) })
    if (name === 'send' || name === 'stream') {
      const media = this.#media.pop() ?? 'text/plain'
      this.#facts.answers.push({ statuses, media })
    }
  }

  /** From `response.status(…)`. */
  #statuses(expression: ts.Expression): number[] | undefined {
    if (!ts.isCallExpression(expression) || !ts.isPropertyAccessExpression(expression.expression))
      return undefined
    const { name, expression: before } = expression.expression
    const [status] = expression.arguments
    if (name.text !== 'status' || status === undefined) return this.#statuses(before)
    const type = this.#sources.checker.getTypeAtLocation(status)
    const types = type.isUnion() ? type.types : [type]
    return types.filter((each) => each.isNumberLiteral()).map(({ value }) => value)
  }

  /** The type of the contract after `satisfies`, also of a constant; else the type of the expression. */
  #promisedType(expression: ts.Expression): ts.Type {
    const { checker } = this.#sources
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
