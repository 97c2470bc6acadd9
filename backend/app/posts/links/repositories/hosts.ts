import { getPublicSuffix } from 'tldts'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { newId } from '#core/runtime/ids'
import { hostExists, hostIsPublicSuffix, hostIsShortener, hostNotFound } from '#posts/links/errors'
import type { DomainRow } from '#posts/links/models/domain_row'
import { isShortener } from '#posts/links/rules/is_shortener'
import { hostKeys, type HostEntry, parseHost } from '#posts/links/rules/hosts'
import { lockByName, shareByName } from '#core/database/transactions/advisory_lock'

/** An entry of the list of hosts. */
export interface HostDecision extends HostEntry {
  id: string
  name: string
}

/** The entry of a host, if there is one. The caller has locked the hosts. */
export async function findHostEntry(
  trx: TransactionClientContract,
  host: string,
): Promise<HostDecision | null> {
  const row = await trx.from('approved_domains').where('host', host).first()
  return row && toDecision(row)
}

/** The entry with this id. The caller has locked the hosts. */
export async function requireHostEntry(trx: TransactionClientContract, id: string): Promise<HostDecision> {
  const row = await trx.from('approved_domains').where('id', id).first()
  if (!row) throw hostNotFound()
  return toDecision(row)
}

/**
 * The administrator who decides, and the host they typed again, which is required to approve the sub-domains of a
 * public suffix.
 */
export interface Decider {
  userId: string
  confirmedHost?: string
}

/** Inserts a decision about a host. HOST_EXISTS, HOST_IS_SHORTENER, HOST_IS_PUBLIC_SUFFIX. */
export async function insertHost(
  trx: TransactionClientContract,
  entry: Omit<HostDecision, 'id'>,
  { userId, confirmedHost }: Decider,
): Promise<HostDecision> {
  requireApprovable(entry, confirmedHost)
  if (await findHostEntry(trx, entry.host)) throw hostExists()
  const at = toInstant(now())
  const decision = { ...entry, id: newId() }
  await trx
    .table('approved_domains')
    .insert({ id: decision.id, host: entry.host, ...columnsOf(entry, userId, at), created_at: at })
  return decision
}

export interface HostChange {
  before: HostDecision
  after: HostDecision
}

/** Refuses a change of a decision about a host. HOST_IS_SHORTENER, HOST_IS_PUBLIC_SUFFIX. */
export function requireChangeable({ before, after }: HostChange, confirmedHost?: string): void {
  // A host that was confirmed once needs no new confirmation.
  requireApprovable(after, coversAll(before) ? before.host : confirmedHost)
}

/** Changes a decision about a host. HOST_IS_SHORTENER, HOST_IS_PUBLIC_SUFFIX. */
export async function updateHost(
  trx: TransactionClientContract,
  change: HostChange,
  { userId, confirmedHost }: Decider,
): Promise<void> {
  requireChangeable(change, confirmedHost)
  const { after } = change
  await trx
    .from('approved_domains')
    .where('id', after.id)
    .update(columnsOf(after, userId, toInstant(now())))
}

/** Removes a decision about a host. */
export async function deleteHost(trx: TransactionClientContract, id: string): Promise<void> {
  await trx.from('approved_domains').where('id', id).delete()
}

function requireApprovable(entry: HostEntry, confirmedHost = ''): void {
  const { host, isBlocked } = entry
  if (!isBlocked && isShortener(host)) throw hostIsShortener()
  if (coversAll(entry) && isPublicSuffix(host) && parseHost(confirmedHost) !== host)
    throw hostIsPublicSuffix(host)
}

/** Whether unrelated parties have names below a host, as below `co.uk` and `github.io` (https://publicsuffix.org). */
export const isPublicSuffix = (host: string): boolean =>
  getPublicSuffix(host, { allowPrivateDomains: true }) === host

const coversAll = ({ includesSubdomains, isBlocked }: HostEntry) => includesSubdomains && !isBlocked

function columnsOf(
  { host, name, includesSubdomains, isBlocked }: Omit<HostDecision, 'id'>,
  decidedBy: string,
  at: string,
) {
  return {
    name,
    ...hostKeys({ host, name }),
    includes_subdomains: includesSubdomains,
    is_blocked: isBlocked,
    decided_by: decidedBy,
    decided_at: at,
  }
}

const toDecision = ({ id, host, name, includes_subdomains, is_blocked }: DomainRow): HostDecision => ({
  id,
  host,
  name,
  includesSubdomains: Boolean(includes_subdomains),
  isBlocked: Boolean(is_blocked),
})

/** The name of the lock of the decisions about hosts. */
export const HOSTS_LOCK = 'hosts'

/**
 * Locks the decisions about hosts exclusively, as the first lock of a transaction. No link is judged in the meantime:
 * otherwise a post shared while its host is being approved would stay pending.
 */
export function lockHosts(trx: TransactionClientContract): Promise<void> {
  return lockByName(trx, HOSTS_LOCK)
}

/** Takes a shared lock of the decisions about hosts, before any other lock and before a link is judged. */
export function shareHosts(trx: TransactionClientContract): Promise<void> {
  return shareByName(trx, HOSTS_LOCK)
}
