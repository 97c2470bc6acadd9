/** The providers of comment suggestions; `meta` is Llama at any OpenAI-compatible address. */
export const AI_PROVIDERS = ['openai', 'gemini', 'meta'] as const

export type AiProvider = (typeof AI_PROVIDERS)[number]

/** The languages in which texts can be requested; `post` is the language of the post. */
export const AI_LANGUAGES = ['post', 'en', 'pt', 'fr', 'es'] as const

export type AiLanguage = (typeof AI_LANGUAGES)[number]

/** The requested lengths of texts, in characters, at most the limit of the network. */
export const AI_LENGTHS = { short: 120, medium: 280, long: 600 } as const

export type AiLength = keyof typeof AI_LENGTHS

/** The most texts of one mood in a run, and of all moods together. */
export const AI_QUANTITY_MAX = 5
export const AI_TEXTS_MAX = 20

/** The most texts in one approval, which may come from several runs. */
export const AI_APPROVED_MAX = 60

/** The number of texts of "Generate five more": one for each of five moods. */
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

/** How long a synchronous generate call waits for its run, in milliseconds. */
export const AI_WAIT_MS = 55_000

export const AI_RUN_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const

export type AiRunState = (typeof AI_RUN_STATES)[number]

/** Why a provider returned no texts, or not all: codes of the catalogue. */
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

/** Why a generated text is not offered for review. */
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

/** Suspicious patterns that no rule can decide about, so that a member checks the text. */
export const AI_TEXT_DOUBTS = ['refusal', 'placeholder', 'citation', 'label', 'markup'] as const

export type AiTextDoubt = (typeof AI_TEXT_DOUBTS)[number]
