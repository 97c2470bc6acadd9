import type { AiLanguage, AiLength } from '#contract/ai/rules/ai'
import { shorten } from '#ai/rules/text_limits'

/** A requested text. */
export interface WantedText {
  /** Its number in the answer. */
  n: number
  /** The key of its mood. */
  mood: string
  meaning: string
  angle: string
}

/** Everything a request tells the model in addition to the instructions. */
export interface UserDocument {
  language: AiLanguage
  length: AiLength
  maxCharacters: number
  organization: { tone: string; avoid: string; examples: string }
  post: {
    host: string
    title: string
    text: string
    preview: { title: string | null; description: string | null; siteName: string | null } | null
  }
  wanted: WantedText[]
  /** Texts from which the new texts have to differ, the most important first. */
  differFrom: readonly string[]
}

/** The most user and page content in a request, in characters. */
const TITLE_MAX = 300
const TEXT_MAX = 4_000
const DESCRIPTION_MAX = 1_000
const OTHER_TEXT_MAX = 280
/** The most texts from which a request asks to differ. */
export const OTHER_TEXTS_MAX = 60

/** The second message of a request. As JSON, user content is data inside strings. */
export function toUserMessage({ post, differFrom, ...document }: UserDocument): string {
  const { preview } = post
  return JSON.stringify({
    task: 'comments',
    ...document,
    post: {
      host: post.host,
      title: shorten(post.title, TITLE_MAX),
      text: shorten(post.text, TEXT_MAX),
      preview: preview && {
        title: shorten(preview.title ?? '', TITLE_MAX),
        description: shorten(preview.description ?? '', DESCRIPTION_MAX),
        siteName: shorten(preview.siteName ?? '', TITLE_MAX),
      },
    },
    differFrom: differFrom.slice(0, OTHER_TEXTS_MAX).map((text) => shorten(text, OTHER_TEXT_MAX)),
  })
}
