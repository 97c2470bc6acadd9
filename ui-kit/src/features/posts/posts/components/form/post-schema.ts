import type { TFunction } from 'i18next'
import * as v from 'valibot'
import type { Picture } from '@fanfare/contract/posts/data/link_preview.ts'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { linkIn } from '@fanfare/contract/posts/rules/links_in_text.ts'
import {
  FIRST_SUGGESTIONS_MAX,
  POST_COMMENT_MAX,
  PREVIEW_DESCRIPTION_MAX,
  SUGGESTION_MAX,
  TAG_MAX,
  TAGS_PER_POST,
  TITLE_MAX,
  URL_MAX,
} from '@fanfare/contract/core/rules/limits.ts'
import { VISIBILITIES } from '@fanfare/contract/posts/rules/post.ts'
import { isBlank } from '@fanfare/contract/core/rules/visible_text.ts'
import { visibleText } from '../../../../../components/forms/visible-text.ts'
import { fitsTag } from '@fanfare/contract/posts/rules/tag.ts'
import type { NewPostFields, PostFields } from '../../api/post-api.ts'
import { AT_ONCE, deviceZone, isAhead, isSameTimes, toSchedule, toTimes } from '../../../schedule/times.ts'

/** The texts of the form, and the most characters of each. */
const TEXTS = {
  title: TITLE_MAX,
  url: URL_MAX,
  linkDescription: PREVIEW_DESCRIPTION_MAX,
  comment: POST_COMMENT_MAX,
} as const satisfies { [Name in keyof Post]?: number }

type TextName = keyof typeof TEXTS

export const TEXT_NAMES = Object.keys(TEXTS) as readonly TextName[]

/** One value for each text. */
export const forTexts = <Value>(valueOf: (name: TextName) => Value): Record<TextName, Value> =>
  Object.fromEntries(TEXT_NAMES.map((name) => [name, valueOf(name)])) as Record<TextName, Value>

/** Verdicts on links that cannot be shared. */
export const LINK_REFUSALS = ['invalid', 'blocked'] as const

export type LinkRefusal = (typeof LINK_REFUSALS)[number]

/** The schema of the form. `refusal` is the server's error code for a link that may not be shared. */
export function postSchema(
  t: TFunction<'posts'>,
  refusal: (url: string) => LinkRefusal | undefined,
  timeZone: string = deviceZone(),
) {
  const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, t('form.tooLong')))
  const required = (max: number) =>
    v.pipe(visibleText(t('form.required')), v.maxLength(max, t('form.tooLong')))
  const fields = v.object({
    ...forTexts((name) => text(TEXTS[name])),
    title: required(TITLE_MAX),
    url: v.pipe(
      v.string(),
      v.transform(linkOf),
      required(URL_MAX),
      v.check(
        (url) => refusal(url) === undefined,
        ({ input }) => t(`link.${refusal(input) ?? 'invalid'}`),
      ),
    ),
    picture: v.nullable(v.custom<Picture>(() => true)),
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
    start: v.pipe(
      v.string(),
      v.check((start) => start === '' || isAhead(start, timeZone), t('times.ahead')),
    ),
    window: v.string(),
    end: v.string(),
    membersPrepare: v.boolean(),
    tellNow: v.boolean(),
  })
  return v.pipe(
    fields,
    v.forward(
      v.partialCheck(
        [['start'], ['window'], ['end']],
        ({ start, window, end }) => window !== 'until' || isAhead(end, timeZone, start || undefined),
        t('times.afterStart'),
      ),
      ['end'],
    ),
  )
}

/** The first link of a text; a text without a link is left for the server to refuse. */
export const linkOf = (text: string): string => linkIn(text) ?? text.trim()

export type PostDraft = v.InferOutput<ReturnType<typeof postSchema>>

export const EMPTY_DRAFT: PostDraft = {
  ...forTexts(() => ''),
  picture: null,
  moodId: null,
  tags: [],
  visibility: 'private',
  isSensitive: false,
  suggestions: [],
  tellNow: false,
  ...AT_ONCE,
}

/** The time zone of the times of a post in its form. */
export const zoneOf = ({ timeZone }: Post): string => timeZone ?? deviceZone()

/** A post as form values. */
export function toDraft(post: Post): PostDraft {
  const { picture, mood, tags, isPublic, isSensitive } = post
  return {
    ...forTexts((name) => post[name] ?? ''),
    picture,
    moodId: mood?.id ?? null,
    tags: tags.map(({ name }) => name),
    visibility: isPublic ? 'public' : 'private',
    isSensitive,
    suggestions: [],
    tellNow: false,
    ...toTimes(post, zoneOf(post)),
  }
}

/** Form values as a request, without an empty comment, and without `isSensitive` for users who may not set it. */
export function toFields(draft: PostDraft, canMarkSensitive: boolean): PostFields {
  const { visibility, isSensitive, picture, comment, linkDescription, moodId, tags, title, url } = draft
  return {
    title,
    url,
    moodId,
    tags,
    linkDescription: linkDescription === '' ? null : linkDescription,
    pictureId: picture?.id ?? null,
    isPublic: visibility === 'public',
    ...(comment !== '' && { comment }),
    ...(canMarkSensitive && { isSensitive }),
  }
}

/** The form values of a new post as a request, without a list of suggestions when it would be empty. */
export function toNewPost(draft: PostDraft): NewPostFields {
  const suggestions = filledRows(draft).map((row) => draft.suggestions[row]!)
  return {
    ...toFields(draft, true),
    ...(suggestions.length > 0 && { suggestions }),
    ...(draft.tellNow && { tellNow: true }),
    ...(!isSameTimes(draft, AT_ONCE) && timesOf(draft, deviceZone())),
  }
}

/** When a post starts and ends as fields of a request; a post that starts at once is prepared by nobody. */
export const timesOf = (
  draft: PostDraft,
  timeZone: string,
): Pick<PostFields, 'schedule' | 'membersPrepare'> => ({
  schedule: toSchedule(draft, timeZone),
  membersPrepare: draft.membersPrepare && draft.start !== '',
})

/** The indexes of the suggestions with a text, which are those that are sent. */
export const filledRows = ({ suggestions }: PostDraft): number[] =>
  suggestions.flatMap(({ content }, row) => (isBlank(content) ? [] : [row]))

/** The fields that differ. Only these are sent, so that a colleague's edits of the others survive. */
export function changesOf<Fields extends object>(before: Fields, after: Fields): Partial<Fields> {
  const differs = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[name as keyof Fields])
  return Object.fromEntries(Object.entries(after).filter(differs)) as Partial<Fields>
}
