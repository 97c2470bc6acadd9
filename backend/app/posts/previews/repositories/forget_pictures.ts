import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { afterCommit } from '#core/database/transactions/transaction'
import { discardPictures } from '#posts/previews/repositories/picture_files'

type Pictures = DatabaseQueryBuilderContract<{ id: string }>

/** Deletes some of the pictures without a post. Returns their number. Their files are deleted after the commit. */
export function forgetPictures(
  trx: TransactionClientContract,
  narrow: (pictures: Pictures) => Pictures,
): Promise<number> {
  return deleteRows(trx, narrow(pictures(trx).whereNull('post_id')))
}

/** Removes the pictures of posts. */
export async function removePictures(
  trx: TransactionClientContract,
  postIds: readonly string[],
): Promise<void> {
  await deleteRows(trx, pictures(trx).whereIn('post_id', [...postIds]))
}

/** Removes the picture of a post, if it has one, unless it is the one to keep. */
export async function removePicture(
  trx: TransactionClientContract,
  postId: string,
  keptId?: string | null,
): Promise<void> {
  const removed = pictures(trx).where('post_id', postId)
  await deleteRows(trx, keptId == null ? removed : removed.whereNot('id', keptId))
}

const pictures = (trx: TransactionClientContract): Pictures => trx.from('link_pictures')

async function deleteRows(trx: TransactionClientContract, found: Pictures): Promise<number> {
  const rows = await found.forUpdate().select('id')
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  await pictures(trx).whereIn('id', ids).delete()
  afterCommit(trx, () => discardPictures(ids))
  return ids.length
}
