import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { at, root } from '../lib/paths.mjs'

/** The parts of a name in lower case: `claimedAt`, `claimed_at` and `claimed-at` are `claimed` and `at`. */
const partsOf = (name) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)

/** The words of every "not" column of the glossary, without remarks in parentheses or emphasis. */
function forbiddenWords() {
  const words = new Set()
  let column = -1
  for (const line of readFileSync(at('docs', 'glossary.md'), 'utf8').split('\n')) {
    const cells = line.split('|').map((cell) => cell.trim())
    if (!line.startsWith('|')) column = -1
    else if (cells.includes('not')) column = cells.indexOf('not')
    else if (column >= 0 && !/^-+$/.test(cells[column]))
      for (const word of cells[column].replaceAll(/\([^)]*\)|\*[^*]*\*/g, '').split(/[,;]/))
        words.add(partsOf(word).join(' '))
  }
  words.delete('')
  return [...words]
}

const WORDS = forbiddenWords()

/** The forbidden word among the parts of a name, a plural included. */
function forbiddenIn(name, allowed) {
  const text = ` ${partsOf(name).join(' ')} `
  return WORDS.find(
    (word) => !allowed.includes(word) && (text.includes(` ${word} `) || text.includes(` ${word}s `)),
  )
}

/** The identifiers that a pattern declares: a parameter, or the left side of a declaration. */
function* declaredBy(node) {
  if (node?.type === 'Identifier') yield node
  else if (node?.type === 'ObjectPattern') for (const each of node.properties) yield* declaredBy(each)
  else if (node?.type === 'ArrayPattern') for (const each of node.elements) yield* declaredBy(each)
  else yield* declaredByPart(node)
}

const PART = {
  Property: 'value',
  AssignmentPattern: 'left',
  RestElement: 'argument',
  TSParameterProperty: 'parameter',
}

function* declaredByPart(node) {
  if (node && PART[node.type]) yield* declaredBy(node[PART[node.type]])
}

/** No declared name, file or folder uses a word of a "not" column in `docs/glossary.md`. `allow` lists exceptions. */
function create(context) {
  const { allow = [] } = context.options[0] ?? {}
  const check = (node, name) => {
    const word = forbiddenIn(name, allow)
    if (word) context.report({ node, message: `${name} uses “${word}”, which docs/glossary.md replaces.` })
  }
  const checkAll = (pattern) => {
    for (const node of declaredBy(pattern)) check(node, node.name)
  }
  const checkFunction = ({ id, params }) => [id, ...params].forEach(checkAll)
  const checkId = ({ id }) => checkAll(id)
  const checkKey = ({ key, computed }) => !computed && checkAll(key)
  const checkParams = ({ params }) => params.forEach(checkAll)
  return {
    Program: (node) =>
      relative(root, context.filename)
        .split('/')
        .forEach((part) => check(node, part)),
    VariableDeclarator: checkId,
    ClassDeclaration: checkId,
    ClassExpression: checkId,
    FunctionDeclaration: checkFunction,
    FunctionExpression: checkFunction,
    ArrowFunctionExpression: checkParams,
    CatchClause: ({ param }) => checkAll(param),
    Property: (node) => (node.method || node.kind !== 'init') && checkKey(node),
    PropertyDefinition: checkKey,
    MethodDefinition: checkKey,
    TSAbstractPropertyDefinition: checkKey,
    TSAbstractMethodDefinition: checkKey,
    TSDeclareFunction: checkFunction,
    TSEnumDeclaration: checkId,
    TSEnumMember: checkId,
    TSFunctionType: checkParams,
    TSInterfaceDeclaration: checkId,
    TSTypeAliasDeclaration: checkId,
    TSPropertySignature: checkKey,
    TSMethodSignature: (node) => [checkKey(node), checkParams(node)],
    TSTypeParameter: ({ name }) => checkAll(name),
  }
}

const allow = { type: 'array', items: { type: 'string' } }

export default {
  create,
  meta: { schema: [{ type: 'object', properties: { allow }, additionalProperties: false }] },
}
