/** A page that somebody has looked at who agreed to be counted. */
export interface PageView {
  /** The path of a public page, the pattern of any other screen (`viewedPath`). */
  path: string
  /** The title of a public page. */
  title?: string
  /** The origin of the other site that has led here. */
  referrer?: string
  /** A random id of this browser; GA4 only. */
  clientId?: string
  /** When the visit began, in seconds; GA4 only. */
  sessionId?: string
  /** Milliseconds since the page before; GA4 only. */
  engagedMs?: number
}
