import vine from '@vinejs/vine'
import type {
  AddAiIntegrationRequest,
  AiSettings,
  EditAiIntegrationRequest,
  EditAiSettingsRequest,
} from '#contract/ai/data/ai'
import {
  AI_KEY_MAX,
  AI_KEY_MIN,
  AI_MODEL_MAX,
  AI_MONTHLY_TOKENS_MAX,
  AI_MONTHLY_TOKENS_MIN,
  AI_PROMPT_MAX,
  AI_PROVIDERS,
} from '#contract/ai/rules/ai'
import { URL_MAX } from '#contract/core/rules/limits'
import { type RequestFields, whenSent } from '#core/http/validation/request_fields'
import { optionalText } from '#core/http/validation/text'

/** Printable ASCII without spaces: what a header can carry. */
const KEY = /^[\x21-\x7e]+$/
/** As providers write model names, also with a folder or a version; some become part of a path. */
const MODEL = /^(?!.*\.\.)[a-z0-9][\w.:@/-]*$/i
const MOODS_MAX = 200

const apiKey = vine.string().trim().minLength(AI_KEY_MIN).maxLength(AI_KEY_MAX).regex(KEY)
const model = vine.string().trim().maxLength(AI_MODEL_MAX).regex(MODEL).nullable().optional()
const baseUrl = vine.string().trim().maxLength(URL_MAX).nullable().optional()

export const addIntegrationValidator = vine.create({
  organizationId: vine.string().uuid().toLowerCase(),
  provider: vine.enum(AI_PROVIDERS),
  apiKey,
  model,
  baseUrl,
  isUntested: vine.boolean({ strict: true }).optional(),
} satisfies RequestFields<AddAiIntegrationRequest>)

export const editIntegrationValidator = vine.create({
  apiKey: apiKey.clone().optional().requiredWhen(whenSent),
  model: model.clone(),
  baseUrl: baseUrl.clone(),
  isActive: vine.boolean({ strict: true }).optional(),
  isFirst: vine.literal(true).optional(),
} satisfies RequestFields<EditAiIntegrationRequest>)

/** An empty text arrives as null. */
type Prompts = { [Name in 'tone' | 'avoid' | 'examples']?: AiSettings[Name] | null }

const prompt = () => optionalText(AI_PROMPT_MAX)

export const editSettingsValidator = vine.create({
  tone: prompt(),
  avoid: prompt(),
  examples: prompt(),
  disabledMoodIds: vine.array(vine.string().uuid().toLowerCase()).maxLength(MOODS_MAX).distinct().optional(),
  monthlyTokens: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([AI_MONTHLY_TOKENS_MIN, AI_MONTHLY_TOKENS_MAX])
    .nullable()
    .optional(),
} satisfies RequestFields<Omit<EditAiSettingsRequest, keyof Prompts> & Prompts>)
