import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { OpenIdProviderName } from '#contract/identity/data/session'
import { providerNotFound } from '#identity/openid/errors'
import type { OpenIdProviderRow } from '#identity/openid/models/openid_provider'

/** A provider, and how many people have signed in with it. */
export interface CountedProvider extends Omit<OpenIdProviderRow, 'client_secret'> {
  people: number
}

const COLUMNS = [
  'id',
  'slug',
  'label',
  'logo',
  'issuer',
  'client_id',
  'secret_hint',
  'scopes',
  'name_claim',
  'required_claim',
  'required_value',
  'email_domains',
  'is_on',
] as const

/** All providers by label, for administrators. There are a few only. */
export async function listProviders(
  client: QueryClientContract = db.connection(),
): Promise<CountedProvider[]> {
  const rows: Omit<CountedProvider, 'people'>[] = await client
    .from('openid_providers')
    .select(...COLUMNS)
    .orderBy('label')
    .orderBy('id')
  const counts: { provider: string; people: number }[] = await client
    .from('identities')
    .whereIn(
      'provider',
      rows.map(({ slug }) => `oidc-${slug}`),
    )
    .groupBy('provider')
    .select('provider')
    .count('* as people')
  const peopleOf = new Map(counts.map(({ provider, people }) => [provider, Number(people)]))
  return rows.map((row) => ({ ...row, people: peopleOf.get(`oidc-${row.slug}`) ?? 0 }))
}

/** The slug in the name of a provider. */
export const slugOf = (name: OpenIdProviderName): string => name.slice('oidc-'.length)

/** A provider by its slug, or null. */
export function findProvider(
  slug: string,
  client: QueryClientContract = db.connection(),
): Promise<OpenIdProviderRow | null> {
  return client.from('openid_providers').where('slug', slug).first()
}

/** A provider by its id. NOT_FOUND if there is none. */
export async function requireProviderById(id: string): Promise<OpenIdProviderRow> {
  const row: OpenIdProviderRow | null = await db.from('openid_providers').where('id', id).first()
  if (!row) throw providerNotFound()
  return row
}

/** What users see of each provider, by label. */
export function listDisplays(
  client: QueryClientContract = db.connection(),
): Promise<(Pick<OpenIdProviderRow, 'slug' | 'label' | 'logo'> & { is_on: boolean | number })[]> {
  return client
    .from('openid_providers')
    .select('slug', 'label', 'logo', 'is_on')
    .orderBy('label')
    .orderBy('id')
}
