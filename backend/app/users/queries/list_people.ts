import db from '@adonisjs/lucid/services/db'
import type { PersonStatus } from '#contract/data/administered_person'
import { offsetOf, type PageRequest } from '#core/pagination'
import { AppError } from '#core/errors/app_error'
import User from '#users/models/user'
import { emailKey } from '#users/rules/email_key'
import { nameKey } from '#users/rules/name_key'

/** Sorts after every character a name can have. */
const LAST = '\u{10FFFF}'

export interface PeopleFilter {
  /** The beginning of a name or an email address. */
  search?: string
  status?: PersonStatus
}

/** A page of all people, by name. */
export function listPeople(filter: PeopleFilter, page: PageRequest): Promise<User[]> {
  return matching(filter).orderBy('nameKey').orderBy('id').offset(offsetOf(page)).limit(page.limit).exec()
}

/** How many people match a filter. */
export async function countPeople(filter: PeopleFilter): Promise<number> {
  const [row] = await matching(filter).count('* as total')
  return Number(row!.$extras.total)
}

/** One person. */
export async function findPerson(id: string): Promise<User> {
  const user = await User.query().where('id', id).whereNull('closedAt').first()
  if (!user) throw new AppError('USER_NOT_FOUND')
  return user
}

function matching({ search = '', status }: PeopleFilter) {
  const people = User.query().whereNull('closedAt')
  if (status === 'administrator') void people.whereRaw('is_admin')
  if (status === 'disabled') void people.whereNotNull('disabledAt')
  if (search === '') return people
  const [name, email] = [nameKey(search), emailKey(search)]
  const bytes = db.connection().dialect.name === 'postgres' ? 'collate "C"' : ''
  return people.whereRaw(
    `((name_key >= ? and name_key < ?) or (email_key ${bytes} >= ? and email_key ${bytes} < ?))`,
    [name, name + LAST, email, email + LAST],
  )
}
