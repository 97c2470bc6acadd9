/** The metadata of a page, to prefill a post. All fields but the URL may be missing. */
export interface LinkPreview {
  /** The canonical address of the page if it is on the host of the link; otherwise the link itself. */
  url: string
  title: string | null
  description: string | null
  siteName: string | null
  /** Whether the page has a picture, which is fetched separately. */
  hasPicture: boolean
}

/**
 * Why there is no preview. `unreachable`: no answer in time, or an error; `too_large`: nothing found in the part that
 * is read; `not_a_page`: no HTML, or no metadata; `refused`: an address that the server does not visit.
 */
export const PREVIEW_FAILURES = ['unreachable', 'too_large', 'not_a_page', 'refused'] as const

export type PreviewFailure = (typeof PREVIEW_FAILURES)[number]

/** A preview, or the reason why there is none, which is not an error: the user enters the text then. */
export type LinkPreviewResult =
  | { preview: LinkPreview; reason: null }
  | { preview: null; reason: PreviewFailure }

export interface LinkPreviewRequest {
  url: string
}

/** A copy of a picture of a linked page, stored on this server. Width and height are in pixels. */
export interface Picture {
  id: string
  url: string
  width: number
  height: number
}

/**
 * The picture of a linked page. The user who fetched it can add it to a post with this link within a day. Null when the
 * page has none, or it cannot be shown: the post then has no picture.
 */
export interface LinkPictureResult {
  picture: Picture | null
}
