import db from '@adonisjs/lucid/services/db'
import { indexMissing } from '#core/search/index_missing'
import Post from '#posts/models/post'
import { saveWords } from '#posts/repositories/post_words'
import { replaceTagWords } from '#posts/repositories/tag_words'

/** Lets searches find posts and tags that a server of an earlier version has stored. */
export async function indexPosts(): Promise<void> {
  await indexMissing<{ id: string }>(
    ({ after, limit }) =>
      db
        .from('posts')
        .whereNotExists((words) => {
          words.from('post_words').whereColumn('post_words.post_id', 'posts.id')
        })
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .select('id'),
    async (trx, { id }) => {
      const post = await Post.query({ client: trx }).where('id', id).forUpdate().first()
      if (post !== null) await saveWords(trx, post, false)
    },
  )
  await indexMissing<{ id: string; name: string }>(
    ({ after, limit }) =>
      db
        .from('tags')
        .whereNotExists((words) => {
          words.from('tag_words').whereColumn('tag_words.tag_id', 'tags.id')
        })
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .select('id', 'name'),
    replaceTagWords,
  )
}
