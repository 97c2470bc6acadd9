import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#identity/users/models/user'
import { asCsv, asJson, asJsonList } from '#identity/accounts/rules/export/as_text'
import type { ArchiveFile } from '#identity/accounts/rules/export/zip_stream'
import type { Table } from '#identity/accounts/rules/export/table'

/** What a context keeps of an account. `start/account_parts.ts` lists them in their order. */
export interface AccountPart {
  /** Throws when the account cannot be deleted yet. */
  check?: (trx: TransactionClientContract, user: User) => Promise<void>
  /** Erases what must not outlive the account, in the transaction that ends it. */
  erase?: (trx: TransactionClientContract, user: User) => Promise<void>
  /** Deletes content of a closed account, at most `limit` records where there may be many. Returns how many those were. */
  deleteContent?: (trx: TransactionClientContract, userId: string, limit: number) => Promise<number | void>
  /** The files of the export. */
  files?: (userId: string) => ArchiveFile[]
}

const parts: AccountPart[] = []

/** Adds what a context keeps of accounts. */
export const addAccountPart = (part: AccountPart): void => void parts.push(part)

export const accountParts = (): readonly AccountPart[] => parts

/** A table of the export, as JSON and as CSV. */
export function tableFiles<Row>(name: string, table: Table<Row>): ArchiveFile[] {
  return [
    { name: `${name}.json`, content: asJsonList(table) },
    { name: `${name}.csv`, content: asCsv(table) },
  ]
}

/** A value of the export as JSON, read only when the stream is. */
export const jsonFile = (name: string, read: () => Promise<unknown>): ArchiveFile => ({
  name: `${name}.json`,
  content: asJson(read),
})
