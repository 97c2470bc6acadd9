/** A refusal in OpenAI's form. */
export const refusal = (status, message, facts = {}) => ({
  status,
  body: { error: { message, type: 'invalid_request_error', param: null, code: null, ...facts } },
})

/** The key as OpenAI repeats it in its messages. */
const maskKey = (key) => `${key.slice(0, 3)}${'*'.repeat(Math.max(0, key.length - 7))}${key.slice(-4)}`

export const noKey = () =>
  refusal(
    401,
    "You didn't provide an API key. You need to provide your API key in an Authorization header using Bearer auth (i.e. Authorization: Bearer YOUR_KEY).",
  )

export const wrongKey = (key) =>
  refusal(
    401,
    `Incorrect API key provided: ${maskKey(key)}. You can find your API key at https://platform.openai.com/account/api-keys.`,
    { code: 'invalid_api_key' },
  )

export const noModel = (model) =>
  refusal(404, `The model \`${model}\` does not exist or you do not have access to it.`, {
    code: 'model_not_found',
  })

/** The refusals that can be ordered. */
export const errors = {
  unauthorized: (_order, { key }) => wrongKey(key),
  forbidden: () =>
    refusal(403, 'Country, region, or territory not supported', {
      type: 'request_forbidden',
      code: 'unsupported_country_region_territory',
    }),
  rateLimited: ({ retryAfter = 1 }, { model }) => ({
    ...refusal(
      429,
      `Rate limit reached for ${model} in organization org-sandbox on requests per min (RPM): Limit 3, Used 3, Requested 1. Please try again in ${retryAfter}s.`,
      { type: 'requests', code: 'rate_limit_exceeded' },
    ),
    headers: { 'retry-after': String(retryAfter), 'retry-after-ms': String(retryAfter * 1_000) },
  }),
  quota: () =>
    refusal(
      429,
      'You exceeded your current quota, please check your plan and billing details. For more information on this error, read the docs: https://platform.openai.com/docs/guides/error-codes/api-errors.',
      { type: 'insufficient_quota', code: 'insufficient_quota' },
    ),
  serverError: ({ status = 500 }) =>
    refusal(status, 'The server had an error while processing your request. Sorry about that!', {
      type: 'server_error',
    }),
  modelNotFound: (_order, { model }) => noModel(model),
  badRequest: ({ message = "Unsupported parameter: 'max_completion_tokens'." }) =>
    refusal(400, message, { code: 'unsupported_parameter' }),
}
