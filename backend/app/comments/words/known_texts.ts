import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { KnownText } from '#comments/rules/closest'

/** Every text of a post that is somebody's already: its suggestions, and what was copied instead of them. */
export async function knownTexts(
  trx: TransactionClientContract,
  postId: string,
  except: string | null,
): Promise<KnownText[]> {
  const query = trx.from('comments').where('post_id', postId).whereNull('parent_id')
  if (except !== null) void query.whereNot('id', except)
  const rows: { id: string; content: string; copied_content: string | null }[] = await query
    .orderBy('id')
    .select('id', 'content', 'copied_content')
  return rows.flatMap(({ id, content, copied_content }) =>
    copied_content === null
      ? [{ id, content }]
      : [
          { id, content },
          { id, content: copied_content },
        ],
  )
}
