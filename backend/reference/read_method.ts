import ts from 'typescript-6'
import { ERROR_CODES } from '#contract/error_code'
import { AnswerReader, type Answer } from './read_answers.js'
import { readValidator, type ValidatorUse } from './read_validator.js'
import { isOwn, meaningOf, pathOf, type Sources } from './sources.js'

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

/** Reads functions from a method on, through all calls within the server. */
export class MethodReader {
  #sources: Sources
  #seen = new Set<ts.Node>()
  #facts: Omit<Facts, 'answers'> = { bodies: [], queries: [], codes: new Set(), isIdempotent: false }
  #answers: AnswerReader

  constructor(sources: Sources) {
    this.#sources = sources
    this.#answers = new AnswerReader(sources.checker)
  }

  read(method: ts.MethodDeclaration): Facts {
    this.#visit(method)
    return { ...this.#facts, answers: this.#answers.found() }
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
    for (const listener of this.#sources.listeners.get(symbol!) ?? [])
      if (ts.isIdentifier(listener)) this.#follow(listener)
      else this.#visit(listener)
    const classes = (symbol?.declarations ?? []).filter(ts.isClassDeclaration)
    const members = classes.filter((each) => isOwn(each.getSourceFile())).flatMap((each) => [...each.members])
    for (const member of members)
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
    if (name.startsWith('authorize')) this.#policy(parameters)
    if (name === 'authenticate') this.#facts.codes.add('UNAUTHENTICATED')
    if (name === 'readForm' || name === 'readUpload') this.#file(parameters[1])
    if (!ts.isPropertyAccessExpression(callee)) return
    if (name === 'validateUsing')
      this.#facts.bodies.push(readValidator(this.#sources.checker, parameters[0]!))
    if (name === 'validate' && QUERY.test(parameters[0]?.getText() ?? ''))
      this.#facts.queries.push(readValidator(this.#sources.checker, callee.expression))
    this.#answers.read(callee, parameters)
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
}
