import vine from '@vinejs/vine'
import type {
  AddHostRequest,
  ChangeHostRequest,
  HostListQuery,
  RemoveHostQuery,
} from '#contract/posts/data/host'
import { HOST_NAME_MAX, SEARCH_MAX, URL_MAX } from '#contract/core/rules/limits'
import { HOST_STATES } from '#contract/posts/rules/post'
import { pageFields } from '#core/http/validation/pagination'
import { type RequestFields, whenSent } from '#core/http/validation/request_fields'
import { optionalText, title } from '#core/http/validation/text'

const flag = vine.boolean({ strict: true })
const confirmedHost = vine.string().trim().maxLength(URL_MAX).optional()

export const addHostValidator = vine.create({
  host: vine.string().trim().minLength(1).maxLength(URL_MAX),
  state: vine.enum(HOST_STATES),
  includesSubdomains: flag.clone().optional(),
  name: optionalText(HOST_NAME_MAX),
  confirmedHost: confirmedHost.clone(),
} satisfies RequestFields<AddHostRequest>)

export const changeHostValidator = vine.create({
  state: vine.enum(HOST_STATES).optional(),
  includesSubdomains: flag.clone().optional(),
  name: title(HOST_NAME_MAX).optional().requiredWhen(whenSent),
  returnPosts: flag.clone().optional(),
  confirmedHost: confirmedHost.clone(),
} satisfies RequestFields<ChangeHostRequest>)

/** Text, because it is a query parameter. */
export const removeHostValidator = vine.create({
  returnPosts: vine.boolean().optional(),
} satisfies RequestFields<RemoveHostQuery>)

export const pendingHostRemovalValidator = vine.create({
  returnPosts: flag.clone().optional(),
} satisfies RequestFields<RemoveHostQuery>)

export const listHostsValidator = vine.create({
  ...pageFields,
  search: vine.string().trim().maxLength(SEARCH_MAX).optional(),
  state: vine.enum(HOST_STATES).optional(),
} satisfies RequestFields<HostListQuery>)
