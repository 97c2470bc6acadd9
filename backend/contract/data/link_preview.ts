/** The metadata of a page, to prefill a post. Everything but the URL may be missing. */
export interface LinkPreview {
  /** The canonical address of the page if it is on the host of the link; otherwise the link itself. */
  url: string
  title: string | null
  description: string | null
  siteName: string | null
  /** Whether the page names a picture, which is fetched on its own. */
  hasPicture: boolean
}

/**
 * Why there is no preview. `unreachable`: no answer in time, or an error; `too_large`: nothing found in the part
 * that is read; `not_a_page`: no HTML, or no metadata; `refused`: an address the server does not visit.
 */
export const PREVIEW_FAILURES = ['unreachable', 'too_large', 'not_a_page', 'refused'] as const

export type PreviewFailure = (typeof PREVIEW_FAILURES)[number]

/** A preview, or the reason why there is none, which is not an error: people write the text themselves. */
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
 * The picture of a linked page, which whoever fetched it can add to a post with this link, within a day. Null when the
 * page names none, or it cannot be shown: a post does without.
 */
export interface LinkPictureResult {
  picture: Picture | null
}
