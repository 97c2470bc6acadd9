import { isId } from '#core/runtime/ids'
import { toInstant } from '#core/database/rows/instant'
import type { SqlFragment, SqlValue } from '#core/database/sql/sql_fragment'
import { invalidFilter } from '#organizations/scim/errors'
import { attributeName } from '#organizations/scim/rules/attributes'
import type { Comparable, Filter, Operator } from '#organizations/scim/rules/filter'

/** What an attribute is compared as, and where it is stored. */
export interface Column {
  type: 'text' | 'id' | 'flag' | 'instant'
  /** Null, for a text, if it is absent. */
  sql: string
  /** The value as it is stored, such as in lower case. */
  toStored?: (text: string) => string
}

export interface FilterTarget {
  schema: string
  /** By the lower-case names of attributes. */
  columns: Record<string, Column>
  /** Attributes with several values, of which the database keeps rows: the condition that one of them meets. */
  some?: Record<string, (inner: SqlFragment) => SqlFragment>
  isPostgres: boolean
}

const ORDER: Partial<Record<Operator, string>> = { gt: '>', ge: '>=', lt: '<', le: '<=' }

/** A filter as a condition in SQL. Throws invalidFilter for attributes that are not known, and for values of another type. */
export function toCondition(filter: Filter, target: FilterTarget, within = ''): SqlFragment {
  switch (filter.kind) {
    case 'and':
    case 'or': {
      const [left, right] = filter.filters.map((each) => toCondition(each, target, within)) as [
        SqlFragment,
        SqlFragment,
      ]
      return {
        sql: `(${left.sql} ${filter.kind} ${right.sql})`,
        values: [...left.values, ...right.values],
      }
    }
    case 'not': {
      const { sql, values } = toCondition(filter.filter, target, within)
      // A comparison with an absent value is null, which `not` would leave null.
      return { sql: `not coalesce(${sql}, false)`, values }
    }
    case 'some':
      return someOf(filter, target, within)
    case 'present':
      return rowsOf(filter.path, target, within, (column) => ({ sql: presence(column), values: [] }))
    case 'compare':
      return rowsOf(filter.path, target, within, (column) => comparison(column, filter, target.isPostgres))
  }
}

/** `emails[…]`: the conditions are about the same value. */
function someOf(
  { path, filter }: Filter & { kind: 'some' },
  target: FilterTarget,
  within: string,
): SqlFragment {
  const name = attributeName(path, target.schema)
  if (within !== '') throw invalidFilter(`${path} cannot have a filter within another.`)
  const inner = toCondition(filter, target, `${name}.`)
  return target.some?.[name]?.(inner) ?? inner
}

/** A comparison of a value of a list, such as `members.value`, or `members` for short. */
function rowsOf(
  path: string,
  target: FilterTarget,
  within: string,
  compare: (column: Column) => SqlFragment,
): SqlFragment {
  const condition = compare(columnOf(path, target, within))
  const list = attributeName(path, target.schema).split('.')[0]!
  return within === '' ? (target.some?.[list]?.(condition) ?? condition) : condition
}

function columnOf(path: string, { schema, columns }: FilterTarget, within: string): Column {
  const column = columns[within + attributeName(path, schema)]
  if (column === undefined) throw invalidFilter(`${within}${path} cannot be used in a filter.`)
  return column
}

const presence = ({ type, sql }: Column) => (type === 'flag' ? '1 = 1' : `${sql} is not null`)

interface Comparison {
  path: string
  operator: Operator
  value: Comparable
}

function comparison(column: Column, { path, operator, value }: Comparison, isPostgres: boolean): SqlFragment {
  if (value === null) return nullComparison(column, operator, path)
  if (column.type === 'flag') return flagComparison(column, operator, value, path)
  if (typeof value !== 'string') throw invalidFilter(`${path} is compared with a text in quotes.`)
  if (column.type === 'id') return idComparison(column, operator, value, path)
  if (column.type === 'instant') return ordered(column.sql, operator, instantOf(value, path), path)
  const text = column.toStored?.(value) ?? value
  return ['co', 'sw', 'ew'].includes(operator)
    ? partOf(column.sql, operator, text, isPostgres)
    : ordered(column.sql, operator, text, path, isPostgres)
}

function nullComparison(column: Column, operator: Operator, path: string): SqlFragment {
  if (operator === 'eq') return { sql: `not (${presence(column)})`, values: [] }
  if (operator === 'ne') return { sql: presence(column), values: [] }
  throw invalidFilter(`${path} can be compared with null by eq and ne only.`)
}

function flagComparison({ sql }: Column, operator: Operator, value: Comparable, path: string): SqlFragment {
  const text = String(value).toLowerCase()
  if (!['true', 'false'].includes(text)) throw invalidFilter(`${path} is either true or false.`)
  if (operator !== 'eq' && operator !== 'ne')
    throw invalidFilter(`${path} can be compared by eq and ne only.`)
  return { sql: (operator === 'eq') === (text === 'true') ? sql : `not (${sql})`, values: [] }
}

function idComparison({ sql }: Column, operator: Operator, value: string, path: string): SqlFragment {
  if (operator !== 'eq' && operator !== 'ne')
    throw invalidFilter(`${path} can be compared by eq and ne only.`)
  if (!isId(value)) return { sql: operator === 'eq' ? '1 = 0' : '1 = 1', values: [] }
  return { sql: `${sql} ${operator === 'eq' ? '=' : '<>'} ?`, values: [value.toLowerCase()] }
}

/** Texts are in the order of their bytes, which is SQLite's own; equality needs the index. */
function ordered(
  sql: string,
  operator: Operator,
  value: SqlValue,
  path: string,
  isBytewise = false,
): SqlFragment {
  if (operator === 'eq') return { sql: `${sql} = ?`, values: [value] }
  if (operator === 'ne') return { sql: `(${sql} is null or ${sql} <> ?)`, values: [value] }
  const sign = ORDER[operator]
  if (sign === undefined) throw invalidFilter(`${path} cannot be compared by ${operator}.`)
  return { sql: `${isBytewise ? `(${sql} collate "C")` : sql} ${sign} ?`, values: [value] }
}

/** `like` would ignore case on SQLite. */
function partOf(sql: string, operator: Operator, text: string, isPostgres: boolean): SqlFragment {
  if (text === '') return { sql: `${sql} is not null`, values: [] }
  const length = [...text].length
  if (operator === 'co') return { sql: `${isPostgres ? 'strpos' : 'instr'}(${sql}, ?) > 0`, values: [text] }
  const part = operator === 'sw' ? `substr(${sql}, 1, ${length})` : endOf(sql, length, isPostgres)
  return { sql: `${part} = ?`, values: [text] }
}

const endOf = (sql: string, length: number, isPostgres: boolean) =>
  isPostgres ? `right(${sql}, ${length})` : `substr(${sql}, -${length})`

function instantOf(text: string, path: string): string {
  const date = new Date(text)
  if (text.length > 40 || Number.isNaN(date.getTime()) || !/^\d{4}-/.test(text))
    throw invalidFilter(`${path} is compared with a date and time, such as "2026-01-31T12:00:00Z".`)
  return toInstant(date)
}
