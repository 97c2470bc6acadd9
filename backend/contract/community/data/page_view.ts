/** A page view of a visitor who has consented to analytics. */
export interface PageView {
  /** The path of a public page, or the pattern of any other screen (`viewedPath`). */
  path: string
  /** The title of a public page. */
  title?: string
  /** The origin of the referring site. */
  referrer?: string
  /** A random id of this browser; GA4 only. */
  clientId?: string
  /** The start of the visit, in seconds; GA4 only. */
  sessionId?: string
  /** Milliseconds since the previous page; GA4 only. */
  engagedMs?: number
}
