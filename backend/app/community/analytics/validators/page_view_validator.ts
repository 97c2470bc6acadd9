import vine from '@vinejs/vine'
import type { PageView } from '#contract/community/data/page_view'
import { ENGAGED_MAX_MS, VIEWED_PATH_MAX, VIEWED_TITLE_MAX } from '#contract/community/rules/analytics'
import type { RequestFields } from '#core/http/validation/request_fields'
import { title } from '#core/http/validation/text'

/** Paths of screens and their patterns, without query and fragment. */
const PATH = /^\/[\w\-./:*]*$/
const ORIGIN = /^https?:\/\/[\w.-]+(:\d{1,5})?$/
const SECONDS = /^\d{1,12}$/
const ORIGIN_MAX = 270
const RANDOM_ID = /^[\da-f]{32}$/

export const pageViewValidator = vine.create({
  path: vine.string().maxLength(VIEWED_PATH_MAX).regex(PATH),
  title: title(VIEWED_TITLE_MAX).optional(),
  referrer: vine.string().maxLength(ORIGIN_MAX).regex(ORIGIN).optional(),
  clientId: vine.string().maxLength(32).regex(RANDOM_ID).optional(),
  sessionId: vine.string().maxLength(12).regex(SECONDS).optional(),
  engagedMs: vine.number({ strict: true }).withoutDecimals().range([0, ENGAGED_MAX_MS]).optional(),
} satisfies RequestFields<PageView>)
