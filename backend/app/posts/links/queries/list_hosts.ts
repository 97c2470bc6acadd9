import db from '@adonisjs/lucid/services/db'
import type { HostState } from '#contract/posts/rules/post'
import { FRESH_COUNT_MAX, countRows } from '#core/database/rows/count_rows'
import type { PageOf } from '#core/database/rows/page_of'
import { offsetOf, toPagination, type PageRequest } from '#core/http/validation/pagination'
import { beginsWith, reversed, nameKey } from '#core/database/search/text_match'
import { findByPrefix } from '#core/database/search/find_by_prefix'
import type { SqlFragment } from '#core/database/sql/sql_fragment'
import type { DecidedDomainRow } from '#posts/links/models/domain_row'
import { personJoin } from '#identity/public'

export interface HostFilter {
  /** The beginning of the host or of its name, or the end of the host after a dot. */
  search?: string
  state?: HostState
}

/** A page of the approved and blocked hosts, in alphabetical order. */
export async function listHosts(
  filter: HostFilter,
  page: PageRequest,
  fewMax = FRESH_COUNT_MAX,
): Promise<PageOf<DecidedDomainRow>> {
  const found = await conditionOf(filter, fewMax)
  const total = await countRows(hosts(filter).whereRaw(found.sql, found.values))
  const rows = await narrow(selectHosts(), filter)
    .whereRaw(found.sql, found.values)
    .orderBy('approved_domains.host')
    .orderBy('approved_domains.id')
    .offset(offsetOf(page))
    .limit(page.limit)
  return { rows, pagination: toPagination(page, total) }
}

const hosts = (filter: HostFilter) => narrow(db.from('approved_domains'), filter)

function narrow(query: ReturnType<typeof db.from>, { state }: HostFilter) {
  if (state !== undefined) void query.where('approved_domains.is_blocked', state === 'blocked')
  return query
}

async function conditionOf(filter: HostFilter, fewMax: number): Promise<SqlFragment> {
  const search = nameKey(filter.search?.trim() ?? '')
  if (search === '') return { sql: '1 = 1', values: [] }
  const rows = () => hosts(filter)
  return findByPrefix({ table: 'approved_domains', rows, prefixes: prefixesOf(search) }, fewMax)
}

/** When an administrator types `example.com` or `.example.com`, this finds `news.example.com` too. */
function prefixesOf(search: string): SqlFragment[] {
  const bytes = db.connection().dialect.name === 'postgres' ? ' collate "C"' : ''
  const end = `.${search.replace(/^\.+/, '')}`
  return [
    beginsWith(`approved_domains.host${bytes}`, search),
    beginsWith('approved_domains.name_key', search),
    beginsWith('approved_domains.host_reversed', reversed(end)),
  ]
}

/** An entry of the list, with the administrator who decided. */
export function findHost(id: string): Promise<DecidedDomainRow> {
  return selectHosts().where('approved_domains.id', id).firstOrFail()
}

function selectHosts() {
  return db
    .from('approved_domains')
    .joinRaw(personJoin('approved_domains.decided_by', 'deciders'))
    .select('approved_domains.*', 'deciders.id as decider_id', 'deciders.name as decider_name')
}
