import db from '@adonisjs/lucid/services/db'
import type { PersonStatus } from '#contract/identity/data/administered_person'
import { offsetOf, type PageRequest } from '#core/http/validation/pagination'
import { AppError } from '#core/http/errors/app_error'
import { FRESH_COUNT_MAX, countRows } from '#core/database/rows/count_rows'
import { beginsWith, nameKey } from '#core/database/search/text_match'
import { findByPrefix } from '#core/database/search/find_by_prefix'
import type { SqlFragment } from '#core/database/sql/sql_fragment'
import User from '#identity/users/models/user'
import { emailKey } from '#core/database/search/email_key'

/** The common methods of row queries and model queries. */
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

/** A page of all users, by name, and their total number. */
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

/** A user by id. */
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

/** The condition of a search: the name or the email address begins with the text. */
async function conditionOf(filter: PeopleFilter, fewMax: number): Promise<SqlFragment> {
  if (filter.search === undefined || filter.search === '') return { sql: '1 = 1', values: [] }
  const rows = () => openUsers(filter)
  return findByPrefix({ table: 'users', rows, prefixes: prefixesOf(filter.search) }, fewMax)
}

/** Each matches a partial index. */
function prefixesOf(search: string): SqlFragment[] {
  const bytes = db.connection().dialect.name === 'postgres' ? ' collate "C"' : ''
  const prefixes = [
    beginsWith('name_key', nameKey(search)),
    beginsWith(`email_key${bytes}`, emailKey(search)),
  ]
  return prefixes.map(({ sql, values }) => ({ sql: `(closed_at is null and ${sql})`, values }))
}
