import db from '@adonisjs/lucid/services/db'
import type { HostState } from '#contract/rules/post'
import { countRows } from '#core/database/count_rows'
import type { PageOf } from '#core/database/page_of'
import { offsetOf, toPagination, type PageRequest } from '#core/pagination'
import { containing } from '#core/sql/like'
import type { DecidedDomainRow } from '#links/models/domain_row'
import { personJoin } from '#users/public'

export interface HostFilter {
  /** A part of the host or its name. */
  search?: string
  state?: HostState
}

/** A page of the approved and blocked hosts, in alphabetical order. */
export async function listHosts(filter: HostFilter, page: PageRequest): Promise<PageOf<DecidedDomainRow>> {
  const total = await countRows(narrow(db.from('approved_domains'), filter))
  const rows = await narrow(selectHosts(), filter)
    .orderBy('approved_domains.host')
    .orderBy('approved_domains.id')
    .offset(offsetOf(page))
    .limit(page.limit)
  return { rows, pagination: toPagination(page, total) }
}

function narrow(query: ReturnType<typeof db.from>, { search = '', state }: HostFilter) {
  if (state !== undefined) void query.where('approved_domains.is_blocked', state === 'blocked')
  const part = search.trim().toLowerCase()
  if (part === '') return query
  const pattern = containing(part)
  return query.whereRaw(
    "(approved_domains.host like ? escape '!' or lower(approved_domains.name) like ? escape '!')",
    [pattern, pattern],
  )
}

/** An entry of the list, with who decided. */
export function findHost(id: string): Promise<DecidedDomainRow> {
  return selectHosts().where('approved_domains.id', id).firstOrFail()
}

function selectHosts() {
  return db
    .from('approved_domains')
    .joinRaw(personJoin('approved_domains.decided_by', 'deciders'))
    .select('approved_domains.*', 'deciders.id as decider_id', 'deciders.name as decider_name')
}
