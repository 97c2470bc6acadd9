const CHOICES = ['closed', 'all'] as const

/** For `useListUrl`: the status of the listed requests, open by default, and the selected request. */
export const readSupportFilter = (parameters: URLSearchParams) => ({
  status: CHOICES.find((known) => known === parameters.get('status')),
  request: parameters.get('request') || undefined,
})
