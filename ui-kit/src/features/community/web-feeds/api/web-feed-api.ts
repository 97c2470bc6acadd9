import type { NewWebFeed, WebFeedAnswer } from '@fanfare/contract/community/data/web_feed.ts'
import { api } from '../../../../client/http.ts'

const PATH = '/users/me/web-feed'

export const fetchWebFeed = (signal?: AbortSignal) => api.get<WebFeedAnswer>(PATH, { signal })

/** Creates the private feed, or another address for it. */
export const createWebFeed = () => api.post<NewWebFeed>(PATH)

export const endWebFeed = () => api.delete(PATH)
