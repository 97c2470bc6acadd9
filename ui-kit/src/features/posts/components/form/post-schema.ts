import type { TFunction } from 'i18next'
import * as v from 'valibot'
import type { Picture } from '@fanfare/contract/data/link_preview.ts'
import type { Post } from '@fanfare/contract/data/post.ts'
import { linkIn } from '@fanfare/contract/rules/links_in_text.ts'
import {
  FIRST_SUGGESTIONS_MAX,
  POST_COMMENT_MAX,
  PREVIEW_DESCRIPTION_MAX,
  SUGGESTION_MAX,
  TAG_MAX,
  TAGS_PER_POST,
  TITLE_MAX,
  URL_MAX,
} from '@fanfare/contract/rules/limits.ts'
import { VISIBILITIES } from '@fanfare/contract/rules/post.ts'
import { visibleText } from '../../../../components/forms/visible-text.ts'
import { fitsTag } from '@fanfare/contract/rules/tag.ts'
import type { PostFields } from '../../api/post-api.ts'

/** The schema of the form. The server decides whether a link may be shared. */
export function postSchema(t: TFunction<'posts'>) {
  const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, t('form.tooLong')))
  const required = (max: number) =>
    v.pipe(visibleText(t('form.required')), v.maxLength(max, t('form.tooLong')))
  return v.object({
    title: required(TITLE_MAX),
    url: v.pipe(v.string(), v.transform(linkOf), required(URL_MAX)),
    linkDescription: text(PREVIEW_DESCRIPTION_MAX),
    picture: v.nullable(v.custom<Picture>(() => true)),
    comment: text(POST_COMMENT_MAX),
    moodId: v.nullable(v.string()),
    tags: v.pipe(
      v.array(v.string()),
      v.maxLength(TAGS_PER_POST),
      v.check(
        (tags) => tags.every(fitsTag),
        ({ input }) => t('form.tagLong', { tag: input.find((tag) => !fitsTag(tag)), max: TAG_MAX }),
      ),
    ),
    visibility: v.picklist(VISIBILITIES),
    isSensitive: v.boolean(),
    suggestions: v.pipe(
      v.array(v.object({ content: text(SUGGESTION_MAX), moodId: v.nullable(v.string()) })),
      v.maxLength(FIRST_SUGGESTIONS_MAX),
    ),
  })
}

/** The first link of a text; what has none is left for the server to refuse. */
export const linkOf = (text: string): string => linkIn(text) ?? text.trim()

export type PostDraft = v.InferOutput<ReturnType<typeof postSchema>>

export const EMPTY_DRAFT: PostDraft = {
  title: '',
  url: '',
  linkDescription: '',
  picture: null,
  comment: '',
  moodId: null,
  tags: [],
  visibility: 'private',
  isSensitive: false,
  suggestions: [],
}

/** A post as form values. */
export function toDraft(post: Post): PostDraft {
  const { title, url, linkDescription, picture, comment, mood, tags, isPublic, isSensitive } = post
  return {
    title,
    url,
    linkDescription: linkDescription ?? '',
    picture,
    comment: comment ?? '',
    moodId: mood?.id ?? null,
    tags: tags.map(({ name }) => name),
    visibility: isPublic ? 'public' : 'private',
    isSensitive,
    suggestions: [],
  }
}

/** Form values as a request. An empty comment is left out, and `isSensitive` is left out for those who may not set it. */
export function toFields(draft: PostDraft, canMarkSensitive: boolean): PostFields {
  const { visibility, isSensitive, linkDescription, picture, comment, suggestions: _, ...rest } = draft
  return {
    ...rest,
    linkDescription: linkDescription === '' ? null : linkDescription,
    pictureId: picture?.id ?? null,
    isPublic: visibility === 'public',
    ...(comment !== '' && { comment }),
    ...(canMarkSensitive && { isSensitive }),
  }
}

/** The fields that differ. Only these are sent, so that a colleague's edits of the others survive. */
export function changesOf<Fields extends object>(before: Fields, after: Fields): Partial<Fields> {
  const differs = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[name as keyof Fields])
  return Object.fromEntries(Object.entries(after).filter(differs)) as Partial<Fields>
}
