import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#identity/users/models/user'
import type { ArchiveFile } from '#core/files/export/zip_stream'

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
