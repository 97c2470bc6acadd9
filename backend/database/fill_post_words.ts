import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { wordRows, type SearchedPost } from '#posts/search/word_rows'

const PAGE = 200
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** Makes the posts found by their words that were shared before there was a search. */
export async function fillPostWords(db: QueryClientContract): Promise<void> {
  for (let after = BEFORE_ALL; ;) {
    const posts: SearchedPost[] = await db
      .from('posts')
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .select('id', 'organization_id', 'title', 'comment', 'host', 'created_at')
    const last = posts.at(-1)
    if (!last) return
    for (const post of posts) await db.table('post_words').multiInsert(wordRows(post))
    after = last.id
  }
}
