/** What a page says about itself, as a start for the words of a post. Everything but the address may be missing. */
export interface LinkPreview {
  /** The address the page calls its own, when that is on the host of the link; otherwise the link itself. */
  url: string
  title: string | null
  description: string | null
  siteName: string | null
  /** An https address on a public host. */
  imageUrl: string | null
}

/**
 * Why there is no preview. `unreachable`: nobody answered in time, or with an error; `too_large`: nothing was
 * found in the part that is read; `not_a_page`: no web page, or one that says nothing; `refused`: we do not go there.
 */
export const PREVIEW_FAILURES = ['unreachable', 'too_large', 'not_a_page', 'refused'] as const

export type PreviewFailure = (typeof PREVIEW_FAILURES)[number]

/** What came of looking at a link. No preview is no error: people write the words themselves. */
export type LinkPreviewAnswer =
  { preview: LinkPreview; reason: null } | { preview: null; reason: PreviewFailure }
