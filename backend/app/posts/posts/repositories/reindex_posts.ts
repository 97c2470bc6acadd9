import { byId, reindex } from '#core/database/search/reindex'
import Post from '#posts/posts/models/post'
import { wordsOfTag } from '#posts/posts/rules/tags'
import { replaceTagWords, replaceWords, wordsOf } from '#posts/posts/repositories/search_words'

interface Options {
  repair: boolean
}

interface Tag {
  id: string
  name: string
}

/** Compares the search words of posts with their texts. */
export const reindexPosts = (options: Options): Promise<number> =>
  reindex<Post>(
    {
      lock: (trx, after, limit) =>
        Post.query({ client: trx })
          .if(after !== undefined, (rest) => rest.where('id', '>', after!))
          .orderBy('id')
          .limit(limit)
          .forUpdate(),
      expected: wordsOf,
      stored: async (trx, posts) => {
        const ids = posts.map(({ id }) => id)
        return byId(await trx.from('post_words').whereIn('post_id', ids).select('post_id as id', 'word'))
      },
      index: replaceWords,
    },
    options,
  )

/** Compares the search words of tags with their names. */
export const reindexTags = (options: Options): Promise<number> =>
  reindex<Tag>(
    {
      lock: (trx, after, limit) =>
        trx
          .from('tags')
          .if(after !== undefined, (rest) => rest.where('id', '>', after!))
          .orderBy('id')
          .limit(limit)
          .forUpdate()
          .select('id', 'name'),
      expected: ({ name }) => wordsOfTag(name),
      stored: async (trx, tags) => {
        const ids = tags.map(({ id }) => id)
        return byId(await trx.from('tag_words').whereIn('tag_id', ids).select('tag_id as id', 'word'))
      },
      index: replaceTagWords,
    },
    options,
  )
