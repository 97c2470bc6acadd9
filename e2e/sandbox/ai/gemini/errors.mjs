const TYPES = 'type.googleapis.com/google.rpc'

/** A refusal in Google's form. */
export const refusal = (code, status, message, details) => ({
  status: code,
  body: { error: { code, message, status, ...(details && { details }) } },
})

const reason = (name) => ({
  '@type': `${TYPES}.ErrorInfo`,
  reason: name,
  domain: 'googleapis.com',
  metadata: { service: 'generativelanguage.googleapis.com' },
})

export const noKey = () =>
  refusal(
    403,
    'PERMISSION_DENIED',
    "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.",
  )

export const wrongKey = () =>
  refusal(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
    reason('API_KEY_INVALID'),
  ])

export const noModel = (model) =>
  refusal(
    404,
    'NOT_FOUND',
    `models/${model} is not found for API version v1beta, or is not supported for generateContent. Call ListModels to see the list of available models and their supported methods.`,
  )

const quotaFailure = (quotaId) => ({
  '@type': `${TYPES}.QuotaFailure`,
  violations: [
    { quotaMetric: 'generativelanguage.googleapis.com/generate_content_free_tier_requests', quotaId },
  ],
})

/** The refusals that can be ordered. */
export const errors = {
  unauthorized: wrongKey,
  forbidden: () =>
    refusal(403, 'PERMISSION_DENIED', 'Requests to this API method are blocked for this project.', [
      reason('API_KEY_SERVICE_BLOCKED'),
    ]),
  rateLimited: ({ retryAfter = 1 }) => ({
    ...refusal(429, 'RESOURCE_EXHAUSTED', 'Resource has been exhausted (e.g. check quota).', [
      quotaFailure('GenerateRequestsPerMinutePerProjectPerModel'),
      { '@type': `${TYPES}.RetryInfo`, retryDelay: `${retryAfter}s` },
    ]),
    headers: { 'retry-after': String(retryAfter) },
  }),
  quota: () =>
    refusal(
      429,
      'RESOURCE_EXHAUSTED',
      'You exceeded your current quota, please check your plan and billing details. For more information on this error, head to: https://ai.google.dev/gemini-api/docs/rate-limits.',
      [quotaFailure('GenerateRequestsPerDayPerProjectPerModel-FreeTier')],
    ),
  serverError: ({ status = 500 }) =>
    status === 503
      ? refusal(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.')
      : refusal(status, 'INTERNAL', 'An internal error has occurred. Please retry or report the problem.'),
  modelNotFound: (_order, { model }) => noModel(model),
  badRequest: ({ message = 'Request contains an invalid argument.' }) =>
    refusal(400, 'INVALID_ARGUMENT', message),
}
