/** What the drawing thread answers. */
export type Drawing = { picture: Uint8Array } | { error: string }
