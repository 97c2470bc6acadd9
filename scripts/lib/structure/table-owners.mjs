import { contexts } from '../../../backend/contexts.mjs'
import { contextOf } from './module-folders.mjs'

const OWNERS = new Map(
  Object.entries(contexts).flatMap(([context, { tables }]) => tables.map((table) => [table, context])),
)
const NAMES = [...OWNERS.keys()].join('|')

/** `.from('posts')`, `.join('posts as p', …)`, `.table('posts')`, `static table = 'posts'`, `TABLE = 'posts'`, `deleteExpired('posts')`. */
const CALL = new RegExp(
  String.raw`(?:\.(?:from|table|into|using|(?:left|right|inner|full|cross)?join)\(\s*|\bdelete(?:Expired|InBatches)\(\s*|\btable\s*=\s*)(['"\x60])(${NAMES})\b`,
  'gi',
)
/** `from posts`, `join posts`, `update posts`, `insert into posts` inside a string or a template. */
const SQL = new RegExp(String.raw`(?<!distinct\s)\b(?:from|join|update|into)\s+(${NAMES})\b`, 'gi')
const LITERAL = /`(?:\\.|[^`\\])*`|'(?:\\.|[^'\\\n])*'/g
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm
const KEYWORD = /\b(?:select|insert|update|delete|exists|join|where|union)\b/i

const tablesIn = (source) => {
  const code = source.replaceAll(COMMENT, '')
  const literals = [...code.matchAll(LITERAL)].map(([text]) => text).filter((text) => KEYWORD.test(text))
  return [
    ...[...code.matchAll(CALL)].map((match) => match[2]),
    ...literals.flatMap((text) => [...text.matchAll(SQL)].map((match) => match[1])),
  ]
}

/** Checks that a table is read and written by its own context only. */
export function checkTableOwners(files, read) {
  return files.flatMap((file) => {
    const context = contextOf(file)
    if (context === undefined || file.includes('/tests/')) return []
    const foreign = new Set(tablesIn(read(file)).filter((table) => OWNERS.get(table) !== context))
    return [...foreign].map((table) => `${file}: ${table} belongs to ${OWNERS.get(table)}`)
  })
}
