import db from '@adonisjs/lucid/services/db'
import type { PersonStatus } from '#contract/data/administered_person'
import { offsetOf, type PageRequest } from '#core/pagination'
import { AppError } from '#core/errors/app_error'
import { FRESH_COUNT_MAX, countRows } from '#core/database/count_rows'
import { beginsWith } from '#core/search/begins_with'
import { findByPrefix } from '#core/search/find_by_prefix'
import { nameKey } from '#core/search/name_key'
import type { SqlFragment } from '#core/sql/sql_fragment'
import User from '#users/models/user'
import { emailKey } from '#users/rules/email_key'

/** What queries of rows and of models have in common. */
interface Conditions {
  whereNull(column: string): unknown
  whereNotNull(column: string): unknown
  whereRaw(sql: string): unknown
}

export interface PeopleFilter {
  /** The beginning of a name or an email address. */
  search?: string
  status?: PersonStatus
}

/** A page of all people, by name, and how many there are in all. */
export async function listPeople(
  filter: PeopleFilter,
  page: PageRequest,
  fewMax = FRESH_COUNT_MAX,
): Promise<{ people: User[]; total: number }> {
  const where = await conditionOf(filter, fewMax)
  const total = await countRows(openUsers(filter).whereRaw(where.sql, where.values))
  const people = await narrow(User.query(), filter)
    .whereRaw(where.sql, where.values)
    .orderBy('name_key')
    .orderBy('id')
    .offset(offsetOf(page))
    .limit(page.limit)
    .exec()
  return { people, total }
}

/** One person. */
export async function findPerson(id: string): Promise<User> {
  const user = await User.query().where('id', id).whereNull('closedAt').first()
  if (!user) throw new AppError('USER_NOT_FOUND')
  return user
}

const openUsers = (filter: PeopleFilter) => narrow(db.from('users'), filter)

function narrow<Query extends Conditions>(people: Query, { status }: PeopleFilter): Query {
  void people.whereNull('closed_at')
  if (status === 'administrator') void people.whereRaw('is_admin')
  if (status === 'disabled') void people.whereNotNull('disabled_at')
  return people
}

/** Of a search: people whose name or email address begins with the text. */
async function conditionOf(filter: PeopleFilter, fewMax: number): Promise<SqlFragment> {
  if (filter.search === undefined || filter.search === '') return { sql: '1 = 1', values: [] }
  const rows = () => openUsers(filter)
  return findByPrefix({ table: 'users', rows, prefixes: prefixesOf(filter.search) }, fewMax)
}

/** Each with what is in its partial index. */
function prefixesOf(search: string): SqlFragment[] {
  const bytes = db.connection().dialect.name === 'postgres' ? ' collate "C"' : ''
  const prefixes = [
    beginsWith('name_key', nameKey(search)),
    beginsWith(`email_key${bytes}`, emailKey(search)),
  ]
  return prefixes.map(({ sql, values }) => ({ sql: `(closed_at is null and ${sql})`, values }))
}
