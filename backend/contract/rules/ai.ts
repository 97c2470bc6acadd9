/** The providers of comment suggestions; `meta` is Llama at any OpenAI-compatible address. */
export const AI_PROVIDERS = ['openai', 'gemini', 'meta'] as const

export type AiProvider = (typeof AI_PROVIDERS)[number]

/** The languages a text can be asked for in; `post` is the language the post is written in. */
export const AI_LANGUAGES = ['post', 'en', 'pt', 'fr', 'es'] as const

export type AiLanguage = (typeof AI_LANGUAGES)[number]

/** How long texts are asked for, in characters. The limit of the network comes first. */
export const AI_LENGTHS = { short: 120, medium: 280, long: 600 } as const

export type AiLength = keyof typeof AI_LENGTHS

/** Texts of one mood in a run, and of all moods together. */
export const AI_QUANTITY_MAX = 5
export const AI_TEXTS_MAX = 20

/** Texts in one approval: of several runs. */
export const AI_APPROVED_MAX = 60

/** What "Generate five more" asks for: one text of each of five moods. */
export const AI_MORE_TEXTS = 5

/** Lengths in characters, after trimming. */
export const AI_KEY_MIN = 8
export const AI_KEY_MAX = 300
export const AI_MODEL_MAX = 100
export const AI_PROMPT_MAX = 1_000
export const AI_REASONING_MAX = 300

/** Characters of a stored key that are shown. */
export const AI_KEY_HINT_LENGTH = 4

/** The smallest monthly limit, in tokens. */
export const AI_MONTHLY_TOKENS_MIN = 1_000
export const AI_MONTHLY_TOKENS_MAX = 1_000_000_000

/** How long a client waits for a test of a provider, and for its list of models, in milliseconds. */
export const AI_CHECK_TIMEOUT_MS = 25_000

/** How long the generate call waits for a run that is not asked for asynchronously, in milliseconds. */
export const AI_WAIT_MS = 55_000

export const AI_RUN_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const

export type AiRunState = (typeof AI_RUN_STATES)[number]

/** Why a provider gave no texts, or not all: codes of the catalogue. */
export const AI_FAILURES = [
  'AI_KEY_REFUSED',
  'AI_RATE_LIMITED',
  'AI_QUOTA_EXHAUSTED',
  'AI_MODEL_NOT_FOUND',
  'AI_REQUEST_REFUSED',
  'AI_UNAVAILABLE',
  'AI_TIMEOUT',
  'AI_REFUSED',
  'AI_EMPTY',
  'AI_TRUNCATED',
  'AI_UNREADABLE',
  'AI_ADDRESS_REFUSED',
  'AI_NOT_CONFIGURED',
  'AI_LIMIT_REACHED',
] as const

export type AiFailure = (typeof AI_FAILURES)[number]

/** Why a text of a provider is not offered for review. */
export const AI_TEXT_PROBLEMS = [
  'missing',
  'tooLong',
  'characters',
  'link',
  'mention',
  'repeated',
  'placeholder',
  'refusal',
] as const

export type AiTextProblem = (typeof AI_TEXT_PROBLEMS)[number]
