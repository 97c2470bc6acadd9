import type { ClaimResult } from '@fanfare/contract/suggestions/data/comment.ts'
import { claimRequests } from '../../../client/claim-requests.ts'
import { api } from '../../../client/http.ts'

/** The claims of members. The claims of visitors, which public pages load, are in `suggestion-api.ts`. */
export const { claimSuggestion, releaseSuggestion } = claimRequests<ClaimResult>(api)
