import { deleteContent } from '#accounts/repositories/delete_content'
import { listClosedUserIds } from '#users/public'

/** Deletes the content of closed accounts that `DeleteAccount` has left. Safe to run on several instances at once. */
export async function deleteClosedAccounts(): Promise<void> {
  for (const id of await listClosedUserIds()) await deleteContent(id)
}
