import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { NextPage } from '#core/database/pages_by_id'
import { indexAgain } from '#core/search/index_again'
import { indexMissing } from '#core/search/index_missing'
import Post from '#posts/models/post'
import { saveWords } from '#posts/repositories/post_words'
import { replaceTagWords } from '#posts/repositories/tag_words'

/** Lets searches find posts and tags that a server of an earlier version has stored. */
export async function indexPosts(): Promise<void> {
  await indexAgain<{ id: string }>('post_words', (page) => posts(page), indexPost)
  await indexMissing<{ id: string }>(
    (page) =>
      posts(page).whereNotExists((words) => {
        words.from('post_words').whereColumn('post_words.post_id', 'posts.id')
      }),
    indexPost,
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

const posts = ({ after, limit }: NextPage) =>
  db.from('posts').where('id', '>', after).orderBy('id').limit(limit).select('id')

async function indexPost(trx: TransactionClientContract, { id }: { id: string }): Promise<void> {
  const post = await Post.query({ client: trx }).where('id', id).forUpdate().first()
  if (post !== null) await saveWords(trx, post, false)
}
