import type { TFunction } from 'i18next'
import * as v from 'valibot'
import type { Post } from '@fanfare/contract/data/post.ts'
import { POST_COMMENT_MAX, TAGS_PER_POST, TITLE_MAX, URL_MAX } from '@fanfare/contract/rules/limits.ts'
import { VISIBILITIES } from '@fanfare/contract/rules/post.ts'
import type { PostFields } from '../api/post-api.ts'

/** What the form refuses by itself. Whether a link may be shared is the server's to say. */
export function postSchema(t: TFunction<'posts'>) {
  const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, t('form.tooLong')))
  const required = (max: number) => v.pipe(text(max), v.minLength(1, t('form.required')))
  return v.object({
    title: required(TITLE_MAX),
    url: required(URL_MAX),
    comment: text(POST_COMMENT_MAX),
    tags: v.pipe(v.array(v.string()), v.maxLength(TAGS_PER_POST)),
    visibility: v.picklist(VISIBILITIES),
    isSensitive: v.boolean(),
  })
}

export type PostDraft = v.InferOutput<ReturnType<typeof postSchema>>

export const EMPTY_DRAFT: PostDraft = {
  title: '',
  url: '',
  comment: '',
  tags: [],
  visibility: 'private',
  isSensitive: false,
}

/** A post as the form shows it. */
export function toDraft(post: Post): PostDraft {
  const { title, url, comment, tags, isPublic, isSensitive } = post
  const visibility = isPublic ? 'public' : 'private'
  return { title, url, comment: comment ?? '', tags: tags.map(({ name }) => name), visibility, isSensitive }
}

/** A filled-in form as the server wants it. Those who may not judge sensitivity do not mention it. */
export function toFields(draft: PostDraft, mayJudge: boolean): PostFields {
  const { visibility, isSensitive, comment, ...rest } = draft
  return {
    ...rest,
    comment: comment === '' ? null : comment,
    isPublic: visibility === 'public',
    ...(mayJudge && { isSensitive }),
  }
}

/** What of a post has been changed here. The rest is not mentioned: a colleague may have changed it meanwhile. */
export function changesOf<Fields extends object>(before: Fields, after: Fields): Partial<Fields> {
  const isOther = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[name as keyof Fields])
  return Object.fromEntries(Object.entries(after).filter(isOther)) as Partial<Fields>
}
