import { wordsOf } from '#posts/search/words_of'

/** Words of a post that can be found; few comments have more. */
const WORDS_MAX = 400

export interface SearchedPost {
  id: string
  organization_id: string
  title: string
  comment: string | null
  host: string
  created_at: string
}

/** What `post_words` holds of a post: each word of its title, its comment and its host. */
export function wordRows({ id, organization_id, title, comment, host, created_at }: SearchedPost) {
  const words = wordsOf([title, host, comment ?? ''].join('\n')).slice(0, WORDS_MAX)
  return words.map((word) => ({ post_id: id, organization_id, word, created_at }))
}
